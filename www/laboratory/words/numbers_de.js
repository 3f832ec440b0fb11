// Numbers and lists as the laboratory writes them: German.

export const thousands = new Intl.NumberFormat("de");
export const number = (/** @type {number} */ value) => thousands.format(value).replace("-", "−");
export const rounded = new Intl.NumberFormat("de", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const rough = new Intl.NumberFormat("de", { maximumFractionDigits: 0 });
export const minus = (/** @type {string} */ text) => text.replace("-", "−");
export const times = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  n === 1 ? one : `${number(n)} ${many}`;
const format = new Intl.NumberFormat("de", { maximumFractionDigits: 12 });
export const inFull = (/** @type {number} */ value) => format.format(value).replace("-", "−");
export const counted = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  n === 1 ? one : `${inFull(n)} ${many}`;
export const ticks = new Intl.NumberFormat("de", { maximumFractionDigits: 6 });
export const fixed = (/** @type {number} */ value, /** @type {number} */ digits) =>
  value.toFixed(digits).replace("-", "−").replace(".", ",");
/** How rare something is that is so many times rarer than everything. @param {number} times */
export const oneIn = (times) =>
  times < 20 ? percent(1 / times) : `eine von ${thousands.format(Number(times.toPrecision(2)))}`;
export const percent = (/** @type {number} */ share) => `${fixed(share * 100, 1)} %`;
/** Some names as a list. @param {string[]} names */
export const and = (names) => new Intl.ListFormat("de").format(names);
/** A value of a query as shown: the point in a position’s text is not a decimal point. @param {string | number} text */
export const tellValue = (text) =>
  /^-?\d+\.\d+$/.test(String(text)) && !/^\d{3}\.\d{9}$/.test(String(text))
    ? String(text).replace(".", ",")
    : String(text);
