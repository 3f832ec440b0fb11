// Runs before the first paint, so that nothing is painted that moves or changes its language a moment later. It loads
// nothing, and knows only the attributes of the page's root: data-sketched means that scripts draw the page's first
// picture, either always or if the address has a query.
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

  // A script that does not arrive cannot report that itself.
  const says = {
    en: "A part of this page did not arrive. Check your connection, then load the page again.",
    de: "Ein Teil dieser Seite ist nicht angekommen. Bitte die Verbindung prüfen und die Seite neu laden.",
  };
  addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      root.classList.remove("undrawn");
      const message = document.getElementById("message");
      if (message) message.textContent = says[language];
    },
    true,
  );
})();
