// Starts Yebo's program with its styles. The program fetches the rest, and replaces the page.
import { digest, dress, fail, missing, needed, preload, run, tell, typed, version } from "../load.js";

// The page works without most styles; the one that draws the blocks is required.
const NEEDED = "yebo/blocks.css";
const dressed = ["dialog", "yebo/blocks", "yebo/table", "yebo/moments", "kiosk", "house", "yebo/guest"].map(dress);

preload("yebo.js", new URL(`../yebo.js${version}`, import.meta.url).href);

const fetched = fetch(new URL("../yebo_bg.wasm", import.meta.url), {
  integrity: digest("yebo_bg.wasm"),
}).then(typed);
const program = needed("yebo_bg.wasm", fetched);
// If another file fails first, nothing awaits this promise: its failure must not count as unhandled.
program.catch(() => {});

try {
  const [{ default: start }, ...plain] = await Promise.all([
    needed("yebo.js", import(`../yebo.js${version}`)),
    ...dressed,
  ]);
  if (plain.includes(NEEDED)) throw missing(NEEDED);
  await tell(plain.filter((name) => name).join(", "));
  await run(start, "yebo_bg.wasm", program);
} catch (why) {
  fail(why);
}
