// `<sand-board>` in Vue's templates and JSX: `import "sandgrid-embed/vue"` once.
import type { DefineComponent } from "vue";
import type { SandBoardTag } from "./sandgrid-embed";

declare module "vue" {
  interface GlobalComponents {
    "sand-board": DefineComponent<SandBoardTag>;
  }
}

declare module "vue/jsx-runtime" {
  namespace JSX {
    interface IntrinsicElements {
      "sand-board": SandBoardTag;
    }
  }
}
