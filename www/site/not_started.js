/** Why an engine did not start, so that a request was never worked on; the cause says what is missing. */
export class NotStarted extends Error {
  /** @param {Error} cause */
  constructor(cause) {
    super(cause.message, { cause });
    this.name = "NotStarted";
  }
}
