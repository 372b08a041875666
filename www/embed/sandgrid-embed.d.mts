// The types of the element as a module; sandgrid-embed.d.ts has those of `require`, which gives no default.
export * from "./sandgrid-embed.js";
export { SandBoard as default } from "./sandgrid-embed.js";
