// What Firefox can do, though its driver does not offer it: show a page as on other devices, or without its scripts. The
// inspector of the browser has these settings, and scripts of the browser's own window reach them.

/** The settings by the driver's names of media features. @type {Record<string, string>} */
const SETTINGS = {
  "prefers-color-scheme": "prefersColorSchemeOverride",
  "prefers-reduced-motion": "prefersReducedMotionOverride",
  "forced-colors": "forcedColorsOverride",
};
/** Lets scripts of the browser's own window run. */
export const FIREFOX_ARGS = ["--remote-allow-system-access"];

/** Has the browser change settings of a page. @param {any} page @param {Record<string, unknown>} settings */
async function set(page, settings) {
  const { connection } = page.browser();
  const { result } = await connection.send("browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
  const act = (id, settings) => {
    const { NavigableManager } = /** @type {any} */ (globalThis).ChromeUtils.importESModule(
      "chrome://remote/content/shared/NavigableManager.sys.mjs",
    );
    Object.assign(NavigableManager.getBrowsingContextById(id), settings);
  };
  const answer = await connection.send("script.evaluate", {
    expression: `(${act})(${JSON.stringify(page.mainFrame()._id)}, ${JSON.stringify(settings)})`,
    target: { context: result.contexts[0].context },
    awaitPromise: false,
  });
  if (answer.result.type === "exception") throw new Error(answer.result.exceptionDetails.text);
}

/** Has a page of Firefox do what only pages of Chromium do. @param {import("puppeteer-core").Page} page */
export function complete(page) {
  const resize = page.setViewport.bind(page);
  Object.assign(page, {
    async setViewport({ width, height, deviceScaleFactor, hasTouch = false }) {
      await resize({ width, height, deviceScaleFactor });
      await set(page, { touchEventsOverride: hasTouch ? "enabled" : "none", inRDMPane: hasTouch });
    },
    emulateMediaFeatures: (features) => {
      const wanted = Object.fromEntries(features.map(({ name, value }) => [name, value]));
      const settings = Object.entries(SETTINGS).map(([name, setting]) => [setting, wanted[name] ?? "none"]);
      return set(page, Object.fromEntries(settings));
    },
    emulateMediaType: (type = "") => set(page, { mediumOverride: type }),
    setJavaScriptEnabled: (allowJavascript) => set(page, { allowJavascript }),
  });
}
