// Pages whose worker has something to do, and how one sees that it has done it.

/** Two engines that play, on the page and in the frame: it is enough to see that they go on. */
const GAME = "g=isolation:queen:4x4&first=medium&second=random";
/** The pages that every run visits: one for each sort of worker. */
export const IN_EVERY_RUN = ["?g=slide3", `games.html?${GAME}`];
/** Whether the worker of a page has worked, by address. Runs in the page. @type {Record<string, () => unknown>} */
export const WORKS = {
  "?g=slide3": () => document.getElementById("distance")?.textContent === "24",
  [`games.html?${GAME}`]: () => document.querySelectorAll("#history button").length > 2,
  [`embed/index.html?${GAME}`]: () => /** @type {any} */ (document.querySelector("ply-board"))?.moves?.length > 2,
  "lab.html?kind=playouts&g=isolation:5x5&n=40": () => {
    /** @type {HTMLElement | null} */ (document.querySelector("#run:enabled"))?.click();
    return /[0-9a-f]{64}$/.test(document.getElementById("fingerprint")?.textContent ?? "");
  },
};
