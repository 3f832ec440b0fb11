// The games on the device: those played here and those from files are listed, open again, and can be saved and deleted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findAllAccessible, history, playOn, played, visitGames, ways } from "./match_page.mjs";
import { give, saved } from "./give.mjs";
import { GERMAN, comes, thorough, useSite } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitGames(open);

const unfold = async ({ page }) => {
  await page.$eval("#kept", (details) => (details.open = true));
  await page.waitForSelector("#kept .note");
};
/** The titles of the games that are listed, and what is said about each but its date. */
const listed = (page) =>
  page.$$eval("#kept li", (items) =>
    items.map((item) => [
      item.querySelector("b").textContent,
      item.querySelector("span").textContent.split(" · ").slice(0, -1).join(" · "),
    ]),
  );
const shows = (page, games) =>
  comes(
    `the list ${JSON.stringify(games)}`,
    () => listed(page),
    (all) => JSON.stringify(all) === JSON.stringify(games),
  );
/** Presses a button of the list by its text. */
const press = (page, text) => page.locator(`#kept ::-p-aria([name="${text}"][role="button"])`).click();

/** Stores games as another window does, and returns all that are stored. */
const store = (page, games = []) =>
  page.evaluate(
    (games) =>
      new Promise((go, fail) => {
        const request = indexedDB.open("plyground-games", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("games", { keyPath: "id" });
        request.onsuccess = () => {
          const transaction = request.result.transaction("games", "readwrite");
          const stored = transaction.objectStore("games");
          for (const game of games) stored.put(game);
          const all = stored.getAll();
          transaction.onabort = () => fail(transaction.error);
          transaction.oncomplete = () => {
            request.result.close();
            go(all.result);
          };
        };
      }),
    games,
  );
const PLAYED = { game: "isolation", moves: ["d4", "c6", "e6"], first: "you", second: "easy" };

const BEGUN = ["Isolation: Not finished", "Knights on 4 × 4 squares · against Perfect"];

test("a game is listed as it is played, opens again, and goes on as the same one", () =>
  visit("?g=isolation:4x4&first=perfect&second=you", async (person) => {
    const { page, says, click } = person;
    await says("turn", /^Your turn/);
    await unfold(person);
    await says("kept", /No games yet/);
    await ways.keyboard(page, "d4");
    await says("turn", /^Your turn/);
    await shows(page, [[BEGUN[0], `${BEGUN[1]} · 3 moves`]]);
    // Loaded again, it is still the same game.
    await page.reload();
    await says("turn", /^Your turn/);
    await playOn(person, ways.keyboard);
    await unfold(person);
    const [[title, about]] = await comes(
      "a finished game",
      () => listed(page),
      ([[title] = [""]]) => /: You/.test(title),
    );
    assert.match(title, /^Isolation: You (?:won|lost)$/);
    const moves = await history(page);
    assert.equal(about, `${BEGUN[1]} · ${moves.length} moves`);
    await click("new-game");
    await says("turn", /^Your turn/);
    await page.locator("#kept li button").click();
    await page.waitForSelector("#end:not([hidden])");
    assert.match(await says("end-title", /./), /^You (?:won|lost)$/);
    assert.deepEqual(await history(page), moves);
    assert.equal((await listed(page)).length, 1);
  }));

test("games are deleted one by one, with a way back, or all at once", () =>
  visit("?g=isolation:4x4&second=you", async (person) => {
    const { page, says, click } = person;
    for (const square of ["a1", "b2"]) {
      await ways.keyboard(page, square);
      await says("turn", /^B to move/);
      await click("new-game");
      await says("turn", /^A to move/);
    }
    await unfold(person);
    await says("kept", /2 games, the newest first/);
    const [, last] = await store(page);
    await page.locator("#kept li:first-child button:last-child").click();
    await says("kept", /1 game, the newest first.*The game is deleted\./);
    // The focus is on the next game.
    assert.equal(await page.evaluate(() => document.activeElement.closest("#kept li") !== null), true);
    // Meanwhile the game went on in another window.
    await store(page, [{ ...last, moves: ["b2", "c4"] }]);
    await press(page, "Undo");
    await says("kept", /2 games, the newest first.*The game is back\./);
    assert.match((await listed(page))[0][1], /2 moves/);
    await press(page, "Delete all");
    await press(page, "No, keep");
    await press(page, "Delete all");
    await says("kept", /Really delete all 2 games\?/);
    await press(page, "Yes, delete");
    await says("kept", /No games yet.*All games are deleted\./);
    assert.deepEqual(await listed(page), []);
    // The visitor deletes all data of the site.
    await page.evaluate(
      () => new Promise((go) => (indexedDB.deleteDatabase("plyground-games").onsuccess = () => go(undefined))),
    );
    await ways.keyboard(page, "a1");
    await says("turn", /^B to move/);
    await page.locator("#kept summary").click();
    await page.locator("#kept summary").click();
    await says("kept", /1 game, the newest first/);
  }));

test("all games are saved as one file, which brings them back, and a game from a file is listed", () =>
  visit(
    "?g=tzaar&second=you",
    async (person) => {
      const { page, says, click, text } = person;
      await give.drop(page, "record-open", "own.txt", "game: isolation:4x4\nmoves: a4 a2 c3\n");
      await says("message", "“own.txt” is open.");
      const own = ["Isolation: Not finished", "Knights on 4 × 4 squares · from “own.txt” · 3 moves"];
      await unfold(person);
      await shows(page, [own]);
      const { name, text: file } = await saved(page, "kept-save");
      assert.equal(name, "plyground-games.txt");
      assert.equal(file, "game: isolation:4x4\nmoves: a4 a2 c3\n\n");
      const address = page.url();
      const won = "game: checkers\nposition: B:W18:B15\nmoves: 15x22\n";
      await give.drop(page, "record-open", "two.txt", `${file}${won}`);
      await says("message", "2 games of “two.txt” are now in “Your games”.");
      const three = [
        ["Checkers: Black won", "from “two.txt” · 1 move"],
        ["Isolation: Not finished", "Knights on 4 × 4 squares · from “two.txt” · 3 moves"],
        own,
      ];
      await shows(page, three);
      assert.equal(page.url(), address);
      // The page is loaded again at the same moment.
      await page.reload();
      await page.waitForSelector("#board [role=gridcell]");
      await give.drop(page, "record-open", "pdn.txt", "1. 11-15 23-19 1-0\n1. 9-14 22-18 0-1\n1. 9-13 0-0\n");
      await says("message", "3 games of “pdn.txt” are now in “Your games”.");
      await unfold(person);
      const ends = ["Both lost", "White won", "Black won"];
      await shows(page, [
        ...ends.map((end, at) => [`Checkers: ${end}`, `from “pdn.txt” · ${at ? "2 moves" : "1 move"}`]),
        ...three,
      ]);
      const saved6 = (await saved(page, "kept-save")).text;
      assert.ok(
        saved6.endsWith(
          "game: checkers\nresult: 1-0\nmoves: 11-15 23-19\n\ngame: checkers\nresult: 0-1\nmoves: 9-14 22-18\n\ngame: checkers\nresult: 0-0\nmoves: 9-13\n\n",
        ),
        saved6,
      );
      const wrong = "game: isolation\nmoves: d4 d4\n";
      await give.drop(page, "record-open", "bad.txt", `${wrong}${wrong}`);
      assert.match(
        await says("text-error", /Game 2/),
        /^The file was not opened: Game 1 was not read: move 2, “d4”, is not possible: expected one of .* Nothing has changed\.$/,
      );
      assert.equal((await listed(page)).length, 6);
      await give.drop(page, "record-open", "mixed.txt", `${wrong}\n${won}`);
      await says("text-error", /^1 game of “mixed\.txt” is now in “Your games”\. Game 1 was not read: move 2, “d4”/);
      await page.waitForFunction(() => document.querySelectorAll("#kept li").length === 7);
      await page.locator("#kept li:first-child button").click();
      await says("game-name", "Checkers");
      assert.match(await text("end-title"), /^Black won/);
      await click("undo");
    },
    { prepare: (page) => page.evaluateOnNewDocument(() => (Date.now = () => 1_800_000_000_000)) },
  ));

const FOREIGN = "A game that this version of Plyground does not know";

test("games that this version does not know hide no others, and are named when they are opened or saved", () =>
  visit("?g=isolation:4x4&second=you", async (person) => {
    const { page, says } = person;
    const { moves: _, ...withoutMoves } = PLAYED;
    await store(
      page,
      [
        PLAYED,
        withoutMoves,
        { ...PLAYED, game: null },
        { ...PLAYED, game: "slide3" },
        { ...PLAYED, second: "expert9" },
        { ...PLAYED, moves: ["d4", "d4"] },
        { ...PLAYED, at: 1e300 },
      ].map((game, at) => ({ at: 0, ...game, id: at + 1 })),
    );
    await unfold(person);
    const about = "against Easy · 3 moves";
    await shows(page, [
      [FOREIGN, ""],
      ["Isolation: Not finished", "against Easy · 2 moves"],
      ["Isolation: Not finished", "against expert9 · 3 moves"],
      [FOREIGN, ""],
      [FOREIGN, ""],
      [FOREIGN, ""],
      ["Isolation: Not finished", about],
    ]);
    const address = page.url();
    const open = (at) => page.locator(`#kept li:nth-child(${at}) button`).click();
    for (const [at, why] of [
      [1, /This game cannot be opened: This version of Plyground does not know how it is stored\./],
      [2, /This game cannot be opened: .*d4 is not legal/],
      [3, /This game cannot be opened: This version of Plyground has no level “expert9”\./],
    ]) {
      await open(at);
      await says("kept", why);
    }
    assert.equal(page.url(), address);
    const { text } = await saved(page, "kept-save");
    await says(
      "kept",
      /3 games could not be saved, because this version of Plyground does not know how they are stored\./,
    );
    assert.deepEqual(
      text.match(/^(?:game|second): .*|^moves: .*/gm),
      [
        ["isolation", "Easy", "d4 c6 e6"],
        ["slide3", "Easy", "d4 c6 e6"],
        ["isolation", "expert9", "d4 c6 e6"],
        ["isolation", "Easy", "d4 d4"],
      ].flatMap(([game, second, moves]) => [`game: ${game}`, `second: ${second}`, `moves: ${moves}`]),
    );
    await page.locator("#kept li:first-child button:last-child").click();
    await says("kept", /6 games.*The game is deleted\./);
    await open(6);
    await says("history", /e6/);
  }));

const SGF = "(;GM[9]PB[Ada]PW[Ben]DT[2026-11-27]RE[B+R]C[A club game];B[b1-h1]C[quiet];W[a3:c3])";

test("games that are pasted have players, date, result and comments, which are saved with them", () =>
  visit("?g=loa&second=you", async (person) => {
    const { page, says } = person;
    const paste = async (text) => {
      await page.$eval("#record", (field, text) => (field.value = text), text);
      await page.$eval("#record-form button:not([type])", (button) => button.click());
    };
    await page.$eval(".texts", (details) => (details.open = true));
    await paste(`${SGF}\n(;GM[9];B[b1-b4])\n${SGF}`);
    await says(
      "text-error",
      /^2 games are now in “Your games”\. Game 2 was not read: move 1, “b1-b4”, is not possible/,
    );
    await unfold(person);
    const item = ["Lines of Action: Black won", "Ada – Ben · from “pasted text” · 2 moves"];
    await shows(page, [item, item]);
    const about = "game: loa\nfirst: Ada\nsecond: Ben\ndate: 2026.11.27\nresult: 1-0\n";
    const moves = "moves: {A club game} b1-h1 {quiet} a3-c3";
    assert.equal((await saved(page, "kept-save")).text, `${about}${moves}\n\n`.repeat(2));
    await page.locator("#kept li:first-child button").click();
    await says("history", /a3-c3/);
    assert.equal(await page.$eval("#record", ({ value }) => value), `game: loa\nresult: 1-0\n${moves}`);
    assert.equal(await page.$eval("#comment", ({ hidden, textContent }) => `${hidden} ${textContent}`), "false ");
    await page.locator("#history li:first-child button").click();
    await says("comment", "quiet");
    // Another move begins another game, of which less is known.
    await paste("game: loa\nmoves: b1-b3\n");
    await page.waitForFunction(() => document.getElementById("comment").hidden);
  }));

test("a game that somebody else has played is not listed, but what is played from there is", () =>
  visit("?g=isolation:4x4&m=a4.a2&second=you", async (person) => {
    const { page, says } = person;
    await says("turn", /^A to move/);
    await unfold(person);
    await says("kept", /No games yet/);
    await page.locator("#history button").click();
    await ways.keyboard(page, "d4");
    await says("turn", /^Branch/);
    await page.locator("#back").click();
    await says("turn", /^A to move/);
    await ways.keyboard(page, "c3");
    await shows(page, [["Isolation: Not finished", "Knights on 4 × 4 squares · both sides played here · 3 moves"]]);
  }));

test("of ten thousand games only those in sight are read", () =>
  visit("?g=isolation&second=you", async (person) => {
    const { page, says } = person;
    await store(
      page,
      Array.from({ length: 10_000 }, (_, at) => ({ ...PLAYED, id: at + 1, at: at * 1_000 })),
    );
    await page.evaluate(() => {
      globalThis.read = 0;
      const go = IDBCursor.prototype.continue;
      IDBCursor.prototype.continue = function () {
        globalThis.read++;
        return go.call(this);
      };
      IDBObjectStore.prototype.getAll = () => {
        throw new Error("all games are read");
      };
    });
    await unfold(person);
    await says("kept", /10,000 games, the newest first/);
    await page.waitForFunction(() => document.querySelectorAll("#kept li").length === 20);
    await press(page, "Show more");
    await page.waitForFunction(() => document.querySelectorAll("#kept li").length === 40);
    assert.equal(await page.evaluate(() => globalThis.read), 38);
    assert.deepEqual(
      await page.evaluate(() =>
        [...document.querySelectorAll("#kept li")].indexOf(document.activeElement.closest("li")),
      ),
      20,
    );
  }));

// Storages that are denied are tried in storages.all.test.mjs.
test("where the store is full, the page says so, and the game goes on", () =>
  visit(
    "?g=isolation:4x4&first=perfect&second=you",
    async (person) => {
      const { page, says } = person;
      await says("turn", /^Your turn/);
      await ways.keyboard(page, "d4");
      await says("kept-failed", /^Your games are not kept: .* no room left\./);
      await says("turn", /^Your turn/);
      assert.equal(await played(page), 3);
      await page.reload();
      await says("turn", /^Your turn/);
      assert.equal(await played(page), 3);
    },
    {
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          IDBObjectStore.prototype.add = IDBObjectStore.prototype.put = () => {
            throw new DOMException("no room", "QuotaExceededError");
          };
        }),
    },
  ));

thorough("the list is accessible, and speaks German", async () => {
  const GAME = "?g=isolation:4x4&first=you&second=you";
  const act = async (person) => {
    await ways.keyboard(person.page, "a1");
    await unfold(person);
    await person.page.waitForSelector("#kept li");
    await person.page.$eval("#kept > .row:last-child button", (button) => button.click());
  };
  await findAllAccessible(site, visit, [[GAME, act]]);
  await visit(
    GAME,
    async (person) => {
      await act(person);
      await person.says("kept", /Deine Partien\s+1 Partie, die neueste zuerst.*Isolation: Nicht beendet/);
    },
    { languages: GERMAN },
  );
});
