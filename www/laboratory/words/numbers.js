// Numbers and lists as the laboratory writes them: English.

export const thousands = new Intl.NumberFormat("en");
export const number = (/** @type {number} */ value) => thousands.format(value).replace("-", "−");
export const rounded = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const rough = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
export const minus = (/** @type {string} */ text) => text.replace("-", "−");
export const times = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  n === 1 ? one : `${number(n)} ${many}`;
const format = new Intl.NumberFormat("en", { maximumFractionDigits: 12 });
export const inFull = (/** @type {number} */ value) => format.format(value).replace("-", "−");
export const counted = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  n === 1 ? one : `${inFull(n)} ${many}`;
export const ticks = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });
/** How rare something is that is so many times rarer than everything. @param {number} times */
export const oneIn = (times) =>
  times < 20 ? percent(1 / times) : `one in ${thousands.format(Number(times.toPrecision(2)))}`;
export const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1).replace("-", "−")} %`;
/** Some names as a list. @param {string[]} names */
export const and = (names) => new Intl.ListFormat("en").format(names);
