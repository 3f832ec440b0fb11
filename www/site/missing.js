// Parts of the page that did not load. early.js, which every page of the site contains, says so and offers to load the
// page again.

/** Whether an error is that of an `import()` that failed. @param {unknown} error */
export const isMissingPart = (error) => error instanceof TypeError && /import/i.test(error.message);

/** Says on the page that a part of it is missing. */
export const tellMissing = () => dispatchEvent(new Event("plyground-missing"));
