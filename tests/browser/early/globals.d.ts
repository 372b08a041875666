// Globals that scripts of the tests define, and others of them read.

interface Window {
  [name: string]: any;
}

/** What lets games be played on the page; `endurance/count.js` defines it. */
declare const endurance: any;

/** What scripts around the page have in Firefox. */
declare const Cc: any, Ci: any, Cu: any, Services: any, gBrowser: any;

/** How a share dialog refuses; the test of it puts it in. */
declare const REFUSAL: any;
