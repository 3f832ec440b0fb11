// What did not arrive whole. The browser may keep it so for a year: early.js, which is in every page of the site and
// knows such an error too, fetches it again.

/** Whether an error is about a script that did not arrive whole. @param {unknown} error */
export const isMissingPart = (error) =>
  error instanceof SyntaxError || /import/i.test(/** @type {Error} */ (error).message);

/** If an error is about such a script, has it fetched again, and says so on the page. @param {unknown} error */
export const mend = (error) => dispatchEvent(new ErrorEvent("error", { error }));
