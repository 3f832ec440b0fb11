// What did not arrive whole. The browser may keep it so for a year: early.js, which is in every page of the site, fetches
// it again.

/** Whether an error is about a script that did not arrive whole. @param {unknown} error */
export const isMissingPart = (error) =>
  error instanceof SyntaxError || /import/i.test(/** @type {Error} */ (error).message);

/** Has what is missing fetched again, and says so on the page. @param {unknown} error */
export function mend(error) {
  if (isMissingPart(error)) dispatchEvent(new ErrorEvent("error", { error }));
}
