// Errors of loading: parts of the page that did not arrive, and engines that did not start.

/** Whether an error comes from an `import()` that failed. @param {unknown} error */
export const isMissingPart = (error) => error instanceof TypeError && /import/i.test(error.message);

/** Says on the page that a part of it is missing. */
export const tellMissing = () => dispatchEvent(new Event("plyground-missing"));

/** The error of a request whose engine did not start; `cause` names the missing file. */
export class NotStarted extends Error {
  /** @param {Error} cause */
  constructor(cause) {
    super(cause.message, { cause });
    this.name = "NotStarted";
  }
}
