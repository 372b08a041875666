// `<sand-board>` in React's JSX: `import "sandgrid-embed/react"` once.
import type { SandBoardTag } from "./sandgrid-embed";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "sand-board": SandBoardTag;
    }
  }
}
