// <sand-board> for whoever imports it: `import { SandBoard } from "sandgrid-embed"`. On a server there is none.
import "./sandgrid-embed.js";

export const SandBoard = globalThis.customElements?.get("sand-board");
export default SandBoard;
