// `<sand-board>` in Preact's JSX: `import "sandgrid-embed/preact"` once.
import type { SandBoardTag } from "./sandgrid-embed";

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "sand-board": SandBoardTag;
    }
  }
}
