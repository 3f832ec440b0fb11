// The errors of the package.

export class PlygroundError extends Error {
  /** @param {string} code @param {string} input @param {string} message @param {object} [details] */
  constructor(code, input, message, details) {
    super(message);
    Object.assign(this, { name: "PlygroundError", code, input, ...details });
  }

  /** Each module makes its errors itself, and those of a worker are copies: all have the name. @param {any} value */
  static [Symbol.hasInstance](value) {
    return value instanceof Error && value.name === "PlygroundError";
  }
}
