// Fetches a file of the site.

/**
 * Rejects if the server does not have it.
 * @param {string} file
 * @param {string} base  The site's address.
 */
export async function fetchFile(file, base) {
  const url = new URL(file, base);
  const response = await fetch(url);
  if (response.ok) return response;
  throw Object.assign(new Error(`${url.pathname} was answered with ${response.status}`), { code: "missing-file" });
}
