// The page is hidden by early.js until it has its language and its first picture.

/** Shows the page. */
export const unveil = () => document.documentElement.classList.remove("undrawn");
