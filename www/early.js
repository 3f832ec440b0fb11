// Runs before the first paint, so that nothing is painted that moves or changes its language a moment later. The
// finished site has it inside its pages, so that it runs even if nothing else loads. It knows only the attributes of
// the page's root: data-sketched means that scripts draw the page's first picture, either always or if the address has
// a query; data-framed means that the page is made for frames, either always or with the key “frame”; data-begun means that
// scripts have done their part. A link may say its language, as in lang=de: it is left in data-link-language. Outside of
// frames it is taken out of the address, and holds for this tab until the visitor chooses another.
(() => {
  // A missing script cannot report that itself.
  /** @type {Record<string, [string, string]>} */
  const says = {
    en: ["A part of this page could not be loaded. Check your network connection.", "Load again"],
    de: ["Ein Teil dieser Seite ließ sich nicht laden. Besteht eine Verbindung zum Netz?", "Neu laden"],
  };
  const root = document.documentElement;
  const { framed } = root.dataset;
  const isFramed = framed === "always" || (framed !== undefined && /[?&;]frame(?![^=&])/.test(location.search));
  const [part = "", name] = /[?&](?:amp;)*lang=(\w*)[^&]*/i.exec(location.search) ?? [];
  let linked = /** @type {string | undefined} */ (name);
  let chosen;
  if (part && !isFramed) {
    const query = location.search.replace(part, "").replace(/^&(?:amp;)*/, "?");
    history.replaceState(history.state, "", location.pathname + query + location.hash);
  }
  try {
    if (linked && !isFramed) sessionStorage.setItem("plyground.language", linked);
    if (!isFramed) linked ??= sessionStorage.getItem("plyground.language") ?? undefined;
    chosen = localStorage.getItem("plyground.language");
  } catch {
    // Storage is forbidden.
  }
  if (linked) root.dataset.linkLanguage = linked;
  const names = [linked ?? "", chosen ?? "", ...navigator.languages].map((name) => name.slice(0, 2).toLowerCase());
  const language = names.find((name) => Object.hasOwn(says, name)) ?? "en";
  root.lang = language;
  const { sketched } = root.dataset;
  if (language !== "en" || sketched === "always" || (sketched === "query" && location.search))
    root.classList.add("undrawn");
  root.classList.toggle("linked", location.search !== "");
  root.classList.toggle("framed", isFramed);

  const hasBegun = () => "begun" in root.dataset;
  const show = () => {
    const [text, label] = says[language];
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: label });
    button.addEventListener("click", () => location.reload());
    // An offer of a new version has the same place.
    const note =
      document.getElementById("update") ??
      Object.assign(document.createElement("p"), { id: "update", className: "update", role: "alert" });
    document.querySelector("main")?.prepend(note);
    note.replaceChildren(`${text} `, button);
    note.scrollIntoView({ block: "nearest" });
    // It says that the page is loading.
    if (!hasBegun()) document.getElementById("message")?.replaceChildren();
  };
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    root.classList.remove("undrawn");
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", show);
    else show();
  };
  addEventListener("plyground-missing", tell);
  addEventListener("unhandledrejection", ({ reason }) => /import/i.test(reason?.message) && tell());
  addEventListener(
    "error",
    ({ target }) => {
      const isFile = target instanceof Element && target.matches("script,[rel=stylesheet]");
      // An error before the page has begun keeps it from beginning.
      if (isFile || (target === window && !hasBegun())) tell();
    },
    true,
  );
})();
