#!/usr/bin/env node
// Copies the boards' pages into a folder that a server sends: `npx sandgrid-embed public`.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FILES = ["sandgrid.html", "sandgrid-yebo.html"];

const folder = process.argv[2];
if (!folder || folder.startsWith("-")) {
  console.error("which folder? npx sandgrid-embed FOLDER");
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
for (const name of FILES) {
  copyFileSync(fileURLToPath(new URL(name, import.meta.url)), join(folder, name));
  console.log(join(folder, name));
}
