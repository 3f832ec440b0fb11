// The pictures that other sites show beside a link have boards in them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useSite } from "./visit.mjs";

const { visit } = await useSite();

test("the boards are in the pictures: their pixels have the boards' colours", () =>
  visit("print.html", async ({ page }) => {
    const colours = await page.evaluate(
      async (places) =>
        Promise.all(
          places.map(async ([picture, x, y]) => {
            const image = new Image();
            image.src = String(picture);
            await image.decode();
            const context = new OffscreenCanvas(1200, 630).getContext("2d");
            context?.drawImage(image, 0, 0);
            return [...(context?.getImageData(Number(x), Number(y), 1, 1).data ?? [])].slice(0, 3);
          }),
        ),
      [
        ["share/index.png", 670, 105],
        ["share/index.png", 670, 335],
        ["share/games.png", 638, 155],
        ["share/games.png", 715, 78],
        ["share/games.png", 20, 20],
      ],
    );
    // The third row's tile and the first's, a light man and a dark one, the ground.
    assert.deepEqual(colours, [
      [0x51, 0x4a, 0x8d],
      [0x2a, 0x60, 0x79],
      [0xff, 0xfa, 0xf0],
      [0x33, 0x34, 0x3b],
      [0xee, 0xf3, 0xf5],
    ]);
  }));
