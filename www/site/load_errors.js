// Errors of loading: parts of the page that did not arrive, and engines that did not start.

/** Whether an error is that of an `import()` that failed. @param {unknown} error */
export const isMissingPart = (error) => error instanceof TypeError && /import/i.test(error.message);

/** Says on the page that a part of it is missing. */
export const tellMissing = () => dispatchEvent(new Event("plyground-missing"));

/** Why an engine did not start, so that a request was never worked on; the cause says what is missing. */
export class NotStarted extends Error {
  /** @param {Error} cause */
  constructor(cause) {
    super(cause.message, { cause });
    this.name = "NotStarted";
  }
}
