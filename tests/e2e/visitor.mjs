// A visitor of the page: reads it and acts on it as a person does.

/**
 * Clicks an element once it is there, enabled and still, and scrolls there first if it lies behind something, such as a
 * bar. The driver's own way scrolls only to what is outside of the window, and takes a dozen messages.
 * @param {import("puppeteer-core").Page} page
 * @param {string} selector
 */
export async function clickOn(page, selector) {
  const find = (selector) => {
    const element = document.querySelector(selector);
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.disabled) return false;
    // Without frames in between, what is in motion seems still.
    const isEnding = ({ effect, playState }) =>
      playState === "running" && effect.getComputedTiming().endTime !== Infinity;
    for (let part = element; part; part = part.parentElement) if (part.getAnimations().some(isEnding)) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const before = globalThis.found;
    globalThis.found = [selector, x, y].join();
    if (globalThis.found === before) return delete globalThis.found && [x, y];
    if (!element.contains(document.elementFromPoint(x, y)))
      element.scrollIntoView({ block: "center", behavior: "instant" });
    return false;
  };
  const [x, y] = await (await page.waitForFunction(find, {}, selector)).jsonValue();
  await page.mouse.click(x, y);
}

/** @param {import("puppeteer-core").Page} page */
export function visitor(page) {
  const text = (id) => page.evaluate((id) => document.getElementById(id)?.textContent, id);
  /** Waits until an element's text matches. */
  const says = async (id, pattern) => {
    const source = pattern instanceof RegExp ? pattern.source : `^${pattern}$`;
    const matches = (id, source) => new RegExp(source).test(document.getElementById(id)?.textContent ?? "");
    try {
      await page.waitForFunction(matches, { polling: "mutation" }, id, source);
    } catch (error) {
      throw new Error(`#${id} never said ${source}, but: ${await text(id)}`, { cause: error });
    }
    return text(id);
  };
  /** Clicks the element with an id, after unfolding what hides it, and opening the menu that it is in. */
  const click = async (id) => {
    await page.$eval(`#${id}`, (element) => {
      element.closest("[popover]:not(:popover-open)")?.showPopover();
      for (let fold = element.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    });
    await clickOn(page, `#${id}`);
  };
  /** Clicks as soon as an element's text matches; a click by the driver might come too late. */
  const clickWhen = async (clicked, id, pattern) => {
    const act = (clicked, id, source) => {
      if (!new RegExp(source).test(document.getElementById(id)?.textContent ?? "")) return false;
      document.getElementById(clicked).click();
      return true;
    };
    await page.waitForFunction(act, { polling: "mutation" }, clicked, id, pattern.source);
  };
  const press = (key) => page.keyboard.press(key);

  /** The middle of a square in the window. */
  const middle = (square) =>
    page.$eval(
      "#board",
      (board, square) => {
        const columns = Number(board.dataset.columns);
        const { left, top, width } = board.querySelector(".tiles").getBoundingClientRect();
        const size = width / columns;
        return {
          x: left + ((square % columns) + 0.5) * size,
          y: top + (Math.floor(square / columns) + 0.5) * size,
          size,
        };
      },
      square,
    );

  /** The board as tile numbers, from what a screen reader is told. */
  const cells = () =>
    page.$$eval("#board [role=gridcell]", (cells) =>
      cells.map((cell) => Number(/tile (\d+)/.exec(cell.ariaLabel)?.[1] ?? 0)),
    );

  /** Asks for a hint until its way shows: the step, its way and the first square of its block. */
  const hint = async () => {
    const ask = () => page.$eval("#hint", (button) => button.click());
    await ask();
    await page.waitForSelector("#board .tile.hinted");
    await ask();
    const gate = await page.waitForSelector("#board .gate.hinted");
    return gate.evaluate((gate) => ({
      name: gate.dataset.step,
      way: gate.dataset.way,
      square: Number(gate.closest(".board").querySelector(".tile.hinted").dataset.square),
    }));
  };

  /** The square one step on. */
  const next = async (square, way) => {
    const columns = Number(await page.$eval("#board", (board) => board.dataset.columns));
    return square + { left: -1, right: 1, up: -columns, down: columns }[way];
  };

  return { text, says, click, clickWhen, press, middle, cells, hint, next };
}
