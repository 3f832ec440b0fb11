// Passes texts and pictures on: as files to download, on the clipboard, and to the device.

/** Offers a file to download. @param {string} name @param {string} type @param {string | Blob} content */
export function save(name, type, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser has read the file by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Copies a text; returns whether that was allowed. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Passes something to the device's share dialog; closing that is not an error.
 * @param {ShareData} data @param {(error: Error) => void} [fail]
 * @returns {Promise<boolean>} whether it was possible
 */
export async function send(data, fail) {
  try {
    await navigator.share(data);
    return true;
  } catch (/** @type {any} */ error) {
    if (error.name === "AbortError") return true;
    fail?.(error);
    return false;
  }
}

/** Copies a picture. @param {Promise<Blob>} png */
export const copyPicture = (png) => navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);

const SCALE = 3; // pixels of a PNG for each of the drawing

/** A drawing as an address. @param {string} svg */
export const addressOf = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A drawing as PNG, on white. @param {string} svg @returns {Promise<Blob>} */
export async function toPng(svg) {
  const image = new Image();
  image.src = addressOf(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((go, fail) =>
    canvas.toBlob((png) => (png ? go(png) : fail(new Error("the browser made no picture"))), "image/png"),
  );
}
