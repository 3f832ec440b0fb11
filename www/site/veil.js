// early.js hides the page until it has its language and its first picture.

/** Shows the page. */
export const unveil = () => document.documentElement.classList.remove("undrawn");
