// Hosts show the page without an address at any depth below the site, whose own address it may not know: then its links
// start from the nearest folder above that has the element's script. The finished site has this inside the page.
(async () => {
  if (document.querySelector("base")) return;
  for (let folder = new URL(".", location.href); ; folder = new URL("..", folder)) {
    // Not by HEAD, which the service worker does not answer offline.
    const { ok } = await fetch(new URL("ply-board.js", folder));
    if (ok) {
      const base = Object.assign(document.createElement("base"), { href: folder.href });
      return document.head.append(base);
    }
    if (folder.pathname === "/") return undefined;
  }
})();
