// Where the element is, and where it finds the rest. The npm package has its own file in place of this one (xtask/npm.mjs):
// there is no site around it, and bundlers must know every script.

/** Whether boards can be opened on the site and shared. */
export const hasSite = true;

/**
 * The site's address. In the site's own pages, the element is a part of a script in the folder of names with a hash.
 * @param {string} script  The address of the element's script.
 */
export const siteOf = (script) => new URL(/\/pkg\/[^/]*-[A-Z2-7]{8}\.js$/.test(script) ? "../" : "./", script).href;

/** The address of a file. @param {string} file @param {string} base  The site's address. */
export const addressOf = (file, base) => new URL(file, base);

/** Loads the script of a board. @param {string} base  The site's address. @param {string} script @returns {Promise<any>} */
export const loadScript = (base, script) => import(base + script);
