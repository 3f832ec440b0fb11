// Gives files to a page as a person does, and takes those that it saves.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";

const folder = await mkdtemp(join(tmpdir(), "plyground-files-"));
after(() => rm(folder, { recursive: true, force: true }));

/** Saves as the page does, and tells name and text. */
export const saved = async (page, id) => {
  await page.evaluate(() => {
    globalThis.text = undefined;
    globalThis.kept = new Promise((go) => {
      URL.createObjectURL = (blob) => {
        void blob.text().then((text) => (globalThis.text = text));
        return "data:,";
      };
      HTMLAnchorElement.prototype.click = function () {
        go(this.download);
      };
    });
  });
  await page.$eval(`#${id}`, (button) => button.click());
  const name = await page.evaluate(() => globalThis.kept);
  await page.waitForFunction(() => globalThis.text !== undefined);
  return { name, text: await page.evaluate(() => globalThis.text) };
};

/** Ways to give a file to a button, or to drop it on the board. */
export const give = {
  async choice(page, id, name, bytes) {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const [chooser] = await Promise.all([page.waitForFileChooser(), page.$eval(`#${id}`, (button) => button.click())]);
    await chooser.accept([path]);
  },
  drop: (page, _id, name, bytes) =>
    page.evaluate(
      (name, bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name));
        for (const type of ["dragover", "drop"]) {
          const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
          if (document.getElementById("board").dispatchEvent(event))
            throw new Error(`the browser would open the file itself after ${type}`);
        }
      },
      name,
      typeof bytes === "string" ? bytes : [...bytes],
    ),
};
