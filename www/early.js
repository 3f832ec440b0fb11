// Runs before the first paint, so that nothing is painted that moves or changes its language a moment later. The
// finished site has it inside its pages, so that it is there whatever else is not. It knows only the attributes of the
// page's root: data-sketched means that scripts draw the page's first picture, either always or if the address has a
// query; data-begun means that they have done their part.
(() => {
  const root = document.documentElement;
  let chosen;
  try {
    chosen = localStorage.getItem("plyground.language");
  } catch {
    // Storage is forbidden.
  }
  const names = [chosen ?? "", ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  const language = names.find((name) => name === "en" || name === "de") ?? "en";
  root.lang = language;
  const { sketched } = root.dataset;
  if (language !== "en" || sketched === "always" || (sketched === "query" && location.search))
    root.classList.add("undrawn");
  root.classList.toggle("linked", location.search !== "");

  // What is missing or damaged cannot report that itself. The browser may have kept it so: everything is fetched again,
  // and a page that has not begun is loaded again, once.
  const says = {
    en: "A part of this page is missing or damaged. Check your connection, then load the page again.",
    de: "Ein Teil dieser Seite fehlt oder ist beschädigt. Bitte die Verbindung prüfen und die Seite neu laden.",
  };
  const hasBegun = () => "begun" in root.dataset;
  let isMending = false;
  /** @param {{ target: any, isTrusted: boolean, error?: any, reason?: any }} event */
  const mend = async ({ target, isTrusted, error, reason = error }) => {
    const isFile = target.matches?.("script,[rel=stylesheet]");
    const isPart = reason instanceof SyntaxError || /import/i.test(reason?.message);
    // Whatever fails before the page begins keeps it from beginning, but for what is only fetched early.
    const isError = target === window;
    if (isMending || !(isFile || isPart || (isTrusted && isError && !hasBegun()))) return;
    isMending = true;
    try {
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      // A script of another type than it should be is named only by the error.
      for (const name of loaded.concat(reason?.message?.match(/https?:\S+/) ?? []))
        if (/\.(css|js)$/.test(name)) await (await fetch(name, { cache: "reload" })).text();
      if (!hasBegun() && !history.state) {
        history.replaceState(1, "");
        return location.reload();
      }
      // Once, without loading the page again.
      if (target.sheet && !target.media) {
        isMending = false;
        return target.replaceWith(Object.assign(target.cloneNode(), { media: "all" }));
      }
    } catch {
      // There is no network.
    }
    isMending = false;
    history.replaceState(null, "");
    root.classList.remove("undrawn");
    const tell = () =>
      Object.assign(document.getElementById("message") ?? {}, { textContent: says[language], hidden: false });
    tell();
    // A page that begins all the same has something to say too.
    new MutationObserver(tell).observe(root, { attributeFilter: ["data-begun"] });
  };
  addEventListener("error", mend, true);
  // A style sheet that was cut short is a whole one to the browser. Those of the site end with a rule of their own. A
  // frame without an origin may not look.
  document.addEventListener(
    "load",
    (event) => {
      const { sheet } = /** @type {HTMLLinkElement} */ (event.target);
      if (sheet?.href?.startsWith(`${self.origin}/`) && ![...sheet.cssRules].pop()?.cssText.includes("--end"))
        void mend(event);
    },
    true,
  );
  addEventListener("unhandledrejection", mend);
})();
