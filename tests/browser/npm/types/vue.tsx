import type { GlobalComponents } from "vue";
import "sandgrid-embed/vue";

export const board = <sand-board rules="yote-traditional" level={3} readonly />;

// @ts-expect-error: there is no such theme
export const wrong = <sand-board theme="gloomy" />;

// Templates take the element's attributes from here.
export type Attributes = InstanceType<GlobalComponents["sand-board"]>["$props"]["theme"];
export const theme: Attributes = "night";
