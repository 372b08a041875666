// `<sand-board>` in React's JSX: `import "sandgrid-embed/react"` once. Elsewhere the types of sandgrid-embed do.
import type { SandBoardTag } from "./sandgrid-embed";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sand-board": SandBoardTag;
    }
  }
}
