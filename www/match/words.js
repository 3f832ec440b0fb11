// All texts of the games page: English. Those about single games are in `game_texts.js`.

import { translatable } from "../site/i18n.js";

const numbers = new Intl.NumberFormat("en");
const number = (/** @type {number} */ value) => numbers.format(value);
const percent = (/** @type {number} */ part) => numbers.format(Math.round(part * 100)) + "%";
const short = (/** @type {number} */ value) => number(Math.round(value * 10) / 10 || 0).replace("-", "−");
const plies = (/** @type {number} */ count) => `${count} ${count === 1 ? "move" : "moves"}`;
const more = (/** @type {number} */ count) => `${count} more ${count === 1 ? "move" : "moves"}`;

/** @typedef {"first" | "second"} Side */
/** @typedef {{ name: string, hard: string, about: string }} Level  How hard it is to beat, and what it does. */

const english = {
  pageTitle: (/** @type {string} */ game) => `${game} · Plyground`,
  seatName: (/** @type {string} */ player, /** @type {Side} */ side) => `${player} (moves ${side})`,

  /** Beside the name of the game. */
  opponent: {
    against: (/** @type {string} */ level) => `against ${level}`,
    friend: "against a friend",
    both: "two players here",
    show: (/** @type {string} */ first, /** @type {string} */ second) => `${first} against ${second}`,
    /** In the list of opponents. */
    person: "A person at this screen",
  },

  levels: /** @type {Record<string, Level>} */ ({
    you: { name: "You", hard: "", about: "" },
    random: {
      name: "Random",
      hard: "No opponent yet: it makes no plans at all.",
      about: "Plays a random legal move.",
    },
    beginner: {
      name: "Beginner",
      hard: "Easy to beat: good for learning the rules.",
      about: "Looks one move ahead and only counts its own moves.",
    },
    easy: {
      name: "Easy",
      hard: "Beatable after a few games: it sees only the next threat.",
      about: "Looks two moves ahead and often plays a weaker move.",
    },
    medium: {
      name: "Medium",
      hard: "Hard for beginners: careless moves lose.",
      about: "Searches up to 4,000 positions a move.",
    },
    strong: {
      name: "Strong",
      hard: "Very hard: expect to lose at first.",
      about: "Searches 100,000 positions a move with our best evaluation.",
    },
    friend: {
      name: "A friend",
      hard: "",
      about: "Plays on another device: after each move, you send each other a link.",
    },
    perfect: {
      name: "Perfect",
      hard: "The hardest: it never lets a won game slip.",
      about: "Solves the game where it can, and loses as late as possible.",
    },
  }),

  turn: {
    you: (/** @type {string} */ player) => `Your turn – ${player}`,
    /** Between two people. */
    side: (/** @type {string} */ player) => `${player} to move`,
    pass: (/** @type {string} */ turn) => `${turn}. No piece can move, so you must pass.`,
    /** What the player has to do in this turn. */
    task: (/** @type {string} */ turn, /** @type {string} */ task) => `${turn}. ${task}`,
    thinking: (/** @type {string} */ player) => `${player} is thinking…`,
    friend: (/** @type {string} */ player) => `${player}’s turn – send your move`,
    waiting: (/** @type {string} */ player) => `${player} to move – paused`,
    looking: (/** @type {number} */ at, /** @type {number} */ count) =>
      at ? `Move ${at} of ${count}: looking back.` : `Start of ${plies(count)}: looking back.`,
    /** Beside the result. */
    over: (/** @type {number} */ moves, /** @type {number} */ turns) =>
      `Over after ${turns < moves ? `${turns} turns` : plies(moves)}`,
    branch: (/** @type {number} */ at, /** @type {string} */ turn) => `Branch at move ${at}. ${turn}`,
  },
  end: {
    youWon: "You won",
    youLost: "You lost",
    helped: (/** @type {string} */ who, /** @type {number} */ hints) =>
      `${who} with ${hints} ${hints === 1 ? "hint" : "hints"}`,
    lesson: "How does it think?",
    won: (/** @type {string} */ winner) => `${winner} won`,
    drawn: "Draw",
    because: (/** @type {string} */ who, /** @type {string} */ why) => (why ? `${who}: ${why}.` : `${who}.`),
    playAs: (/** @type {string} */ player) => `Play as ${player}`,
    harder: (/** @type {string} */ level) => `Harder: ${level}`,
    easier: (/** @type {string} */ level) => `Try ${level}`,
    next: "After the game",
    rematch: "Rematch",
    step: "Step through the moves",
    copy: "Copy moves",
    close: "Close",
  },
  steps: {
    first: "First position",
    back: "One move back",
    forward: "One move forward",
    last: "Last position",
  },
  begun: (/** @type {string} */ what) => `${what} Undo restores your last game.`,
  recovered: (/** @type {string} */ turn) => `Your last game is back. ${turn}`,
  undone: (/** @type {string} */ turn) => `Move taken back. ${turn}`,
  looked: (
    /** @type {number} */ at,
    /** @type {number} */ count,
    /** @type {string} */ made,
    /** @type {string} */ turn,
  ) => `Move ${at} of ${count}: ${made}. ${turn}`,
  looking: (
    /** @type {number} */ at,
    /** @type {number} */ count,
    /** @type {string | undefined} */ made,
    /** @type {string} */ next,
  ) => `Looking back at ${made === undefined ? "the start" : `move ${at} of ${count}: ${made}`}. ${next}`.trim(),
  branches: "A move here starts a branch; the game stays as it is.",
  back: "Back to the game",
  backInGame: (/** @type {string} */ turn) => `This is the game again. ${turn}`,
  seated: (/** @type {string} */ player, /** @type {string} */ turn) => `You play ${player}. ${turn}`,
  pace: (/** @type {number} */ milliseconds) => (milliseconds ? `${number(milliseconds / 1000)} s a move` : "no pause"),
  friend: {
    played: (/** @type {string} */ moves) => `A friend has played ${moves}. Your move.`,
    copied: "Link copied. Send it to your friend.",
    older: (/** @type {number} */ missing, /** @type {string} */ turn) =>
      `This link is older than your game: here is the game, ${more(missing)} on. ${turn}`,
    differs: (/** @type {number} */ at, /** @type {string} */ turn) =>
      `This link differs from your game from move ${at} on, so it is shown as a branch of it. ${turn}`,
  },
  resumed: (/** @type {string} */ turn) => `Welcome back: this is your last game. ${turn}`,
  noLevel: (/** @type {string} */ level) => `this version of Plyground has no level “${level}”`,
  notResumed: "The game you left here could not be opened, so here is a new one.",
  moved: (/** @type {string} */ player, /** @type {string} */ move, /** @type {string} */ turn) =>
    `${player} ${move}. ${turn}`,
  passed: (/** @type {string} */ player, /** @type {string} */ turn) => `${player} passes. ${turn}`,
  best: {
    plain: (/** @type {string} */ move) => move,
    worth: (/** @type {string} */ move, /** @type {string} */ worth) => `${move}: ${worth}`,
    holds: (/** @type {string} */ move, /** @type {number} */ count) => `${move}: it holds longest, for ${more(count)}`,
  },
  hint: (/** @type {string} */ best) => `The engine would play ${best}.`,
  hintPass: (/** @type {string} */ worth) => `The engine would pass: ${worth}.`,
  noHint: "No hint: there is no move to make here.",
  compared: (/** @type {string} */ best) => `Green is best. ${best}.`,
  alike: (/** @type {string} */ worth) => `All moves are equally good: ${worth}.`,
  /** A lost position; the length is unknown if only the winner is certain. */
  lost: {
    longest: (/** @type {string} */ move, /** @type {number} */ count) =>
      `Every move loses here; ${move} holds out longest, ${plies(count)}.`,
    alike: (/** @type {number} */ count) => `Every move loses here; all hold out for ${plies(count)}.`,
    unknown: (/** @type {string} */ move) =>
      `Every move loses here; which holds out longest is not known. The engine would play ${move}.`,
  },
  refused: {
    over: "The game is over.",
    paused: "The game is paused.",
    looking: "You are looking back, and here the engine is to move.",
    engine: "It is the engine’s turn.",
    friend: "It is your friend’s turn: send the link, and open the one that comes back.",
    pass: "No piece can move: press “Pass” below the board.",
    far: "Your piece cannot go there.",
    taken: "There is already a piece there.",
    notYours: "That is not your piece.",
  },

  worth: {
    won: (/** @type {string} */ player) => `${player} won`,
    /** Without a count the winner is known, but not how soon they win. */
    win: (/** @type {string} */ player, /** @type {number | undefined} */ count) =>
      `${player} wins${count ? ` in ${plies(count)}` : ""}`,
    chance: (/** @type {string} */ player, /** @type {number} */ chance) => `${player} ${percent(chance)}`,
    /** Followed by the engine's own number. */
    valued: (/** @type {string} */ worth, /** @type {number} */ value) => `${worth} (value ${short(value)})`,
    /** For a square of the board. */
    brief: (/** @type {number} */ chance) => percent(chance),
    briefEnd: (/** @type {boolean} */ wins, /** @type {number | undefined} */ count) =>
      wins ? `win ${count ?? ""}`.trim() : count === undefined ? "loss" : `holds ${count}`,
    briefDraw: "draw",
    draw: "a draw",
    unknown: "not known yet",
  },
  thinking: {
    idle: "No search yet.",
    line: (/** @type {number} */ depth, /** @type {number} */ nodes, /** @type {number} */ rate) =>
      `Depth ${depth}, ${number(nodes)} positions${rate ? `, ${number(Math.round(rate / 1000))} thousand a second` : ""}.`,
    graph: (/** @type {number} */ ply, /** @type {string} */ worth) => `After ${plies(ply)}: ${worth}`,
  },
  /** For a line of the engine that is being viewed. */
  preview: {
    sign: "Preview",
    name: (/** @type {string} */ move, /** @type {number} */ at) =>
      `${move}, move ${at} of this line: show the position after it`,
    told: (/** @type {string[]} */ moves, /** @type {number} */ length) =>
      `Preview, move ${moves.length} of ${length}: ${moves.join(" ")}. Your game has not changed.`,
    closed: "This is your game again.",
    frozen: "This is a preview. Go back to the game to move.",
  },

  board: {
    free: "free",
    stands: (/** @type {string} */ player) => `${player} stands here`,
    reach: (/** @type {number} */ count) => `can go to ${count} ${count === 1 ? "square" : "squares"}`,
    target: "you can go here",
  },
  historyMove: (/** @type {number} */ at, /** @type {string} */ move) => `Move ${at}: ${move}`,
  hand: "Piece to place",
  placeRest: "Place the rest at random",
  pass: "Pass",
  pause: "Pause",
  resume: "Resume",
  linkCopied: "The link to this game is copied.",
  restarted: (/** @type {string} */ turn) => `Game restarted. ${turn}`,
  shareTitle: (/** @type {string} */ game) => `A game of ${game}`,
  wrongLink: (/** @type {string} */ what) => `This link cannot be opened: ${what} Here is a new game instead.`,
  wrongText: (/** @type {string} */ what) => `This cannot be read: ${what}`,
  rules: {
    close: "Close the rules",
    trial: "A first move to try",
    again: "Start over",
    tried: "You have moved already: press “Start over” to try again.",
  },
  /**
   * Errors of the engine by code, if its own message does not suit; `games` is how the names of all games are
   * written.
   */
  engine: /** @type {Record<string, (input: string, games: string) => string>} */ ({}),
  recordCopied: "The moves are copied.",
  recordNotCopied: "Copying is not allowed here: select the text and copy it by hand.",
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
