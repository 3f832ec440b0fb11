// Sending a friend the link of a game: by a telephone's own dialog, or as a copy.
import assert from "node:assert/strict";
import { test } from "node:test";
import { learnKind } from "../../www/match/game_views.js";
import { sendGame } from "../../www/match/send.js";

const LINK = "https://games.example/games.html?g=loa&m=b1-b3&first=friend&second=you";
const MATCH = {
  record: { game: "loa", origin: { kind: "start" } },
  seats: { first: "you", second: "friend" },
  line: ["b1-b3"],
};

/** Sends the game from a device; returns what was shared, copied and said. */
async function send({ isTelephone, share, canCopy = true }) {
  const [shared, copied, said] = [[], [], []];
  const device = {
    languages: ["en"],
    clipboard: { writeText: async (text) => (canCopy ? copied.push(text) : Promise.reject(new Error("forbidden"))) },
    ...(share && { share: async (data) => share(shared.push(data.url)) }),
  };
  Object.defineProperty(globalThis, "navigator", { value: device, configurable: true });
  globalThis.matchMedia = () => ({ matches: isTelephone });
  await learnKind("loa");
  const isSent = await sendGame(MATCH, "https://games.example/", (text) => said.push(text));
  return { isSent, shared, copied, said };
}

const SAID = ["Link copied. Send it to your friend."];
const refuse = (name) => () => Promise.reject(Object.assign(new Error(), { name }));

for (const [about, device, result] of [
  ["a desktop copies the link and says so", {}, { copied: [LINK], said: SAID }],
  ["a desktop with a dialog copies it too", { share: () => {} }, { copied: [LINK], said: SAID }],
  ["a telephone opens its own dialog", { isTelephone: true, share: () => {} }, { shared: [LINK] }],
  ["closing that dialog copies nothing", { isTelephone: true, share: refuse("AbortError") }, { shared: [LINK] }],
  [
    "where the dialog is forbidden, the link is copied",
    { isTelephone: true, share: refuse("NotAllowedError") },
    { shared: [LINK], copied: [LINK], said: SAID },
  ],
  ["where copying is forbidden too, nothing is sent", { canCopy: false }, { isSent: false }],
])
  test(about, async () =>
    assert.deepEqual(await send(device), { isSent: true, shared: [], copied: [], said: [], ...result }),
  );
