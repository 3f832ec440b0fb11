// The engine's answers, wherever it runs: in a worker, or in the page if no worker starts.

import { TABLES } from "../pkg/tables.js";
import { loadTable } from "./table_file.js";
import { answerBy, turn } from "./worker_protocol.js";

const REPORT_EVERY = 100; // milliseconds between two reports
const SLICE = 8; // milliseconds of a search between checks for messages, so that a cancel takes effect at once
const BREATH = 20; // milliseconds of trials between checks for messages
const PULSE = 500; // milliseconds of a trial between two signs of life

/** @typedef {import("./worker_protocol.js").Request} Request */

/** @typedef {{ base: string }} Site  The site's address. */

/**
 * The engine: the whole, or the parts in a smaller module.
 * @typedef {Partial<Pick<typeof import("../pkg/puzzles_lab.js"), "Experiment"> & Pick<typeof
 *   import("../pkg/lab.js"), "RecordedSearch" | "Search"> & Pick<typeof import("../pkg/distances.js"), "Game" | "Table">>
 *   & { initSync: (options: { module: WebAssembly.Module }) => unknown, version: () => string }} Module
 */
/** @typedef {import("../pkg/distances.js").Table} Table */

/**
 * A part of the engine that a request needs.
 * @template Part
 * @param {Part | undefined} part
 * @param {string} name
 * @returns {Part}
 */
function need(part, name) {
  if (!part) throw new Error(`this module has no ${name}`);
  return part;
}

/** The tables of distances, each loaded once. @param {Module["Table"]} Table @param {Site} site */
function tableLoader(Table, site) {
  /** @type {Map<string, Promise<Table>>} */
  const tables = new Map();
  return (/** @type {string} */ game) => {
    let loading = tables.get(game);
    if (!loading) {
      const Tables = need(Table, "tables");
      loading =
        game === "slide3"
          ? loadTable(Tables, new URL(`pkg/${TABLES.slide3.file}`, site.base))
          : (async () => Tables.generate(game))();
      tables.set(game, loading);
      loading.catch(() => tables.delete(game));
    }
    return loading;
  };
}

/** Answers from tables of distances. @param {Module} module @param {Site} site */
function distanceAnswers({ Game, Table }, site) {
  const table = tableLoader(Table, site);
  return {
    /** The distance of a position and of all positions one move away. @param {Request} request */
    async look({ game, position }) {
      const distances = await table(game);
      const here = new (need(Game, "games"))(game, position);
      try {
        const moves = here.moves().map((name) => {
          here.play(name);
          const step = { name, position: here.position, distance: distances.distance(here.position) };
          here.undo();
          return step;
        });
        return { position, distance: distances.distance(position), moves };
      } finally {
        here.free();
      }
    },

    /** The distances of several positions. @param {Request} request */
    async measure({ game, positions }) {
      const distances = await table(game);
      return { distances: positions.map((/** @type {string} */ position) => distances.distance(position)) };
    },

    /** An optimal line, and the number of optimal lines. @param {Request} request */
    async line({ game, position }) {
      const distances = await table(game);
      return { position, moves: distances.optimalLine(position), lines: distances.optimalLines(position) };
    },

    /** A puzzle of a given distance. @param {Request} request */
    async deal({ game, distance, seed }) {
      return { position: (await table(game)).randomPosition(distance, seed) };
    },

    /** The patterns that contain positions at a distance. @param {Request} request */
    async patterns({ game, distance }) {
      return { patterns: (await table(game)).patterns(distance) };
    },

    /** The number of positions of each distance. @param {Request} request */
    async histogram({ game }) {
      return { counts: Array.from((await table(game)).histogram()) };
    },
  };
}

/**
 * Answers about experiments.
 * @param {Module["Experiment"]} Experiment @param {Set<number>} cancelled @param {(message: object) => void} post
 */
function experimentAnswers(Experiment, cancelled, post) {
  /**
   * The experiment of the last request: its tables are worth keeping.
   * @type {import("../pkg/puzzles_lab.js").Experiment | undefined}
   */
  let experiment;

  /** The experiment of a query. @param {string} query @param {string} [sample]  The text of its sample file. */
  function experimentOf(query, sample) {
    if (experiment?.query !== query) {
      experiment?.free();
      experiment = undefined;
    }
    return (experiment ??= new (need(Experiment, "experiments"))(query, sample));
  }

  return {
    /** The rows of some trials of an experiment, trial by trial. @param {Request} request */
    async trials({ id, query, sample, from, to }) {
      const current = experimentOf(query, sample);
      const records = [];
      let reported = performance.now();
      const pulse = () => {
        if (performance.now() - reported < PULSE) return;
        reported = performance.now();
        post({ id, type: "progress" });
      };
      while (from + records.length < to) {
        const { rows, prepared } = current.stepFor(from + records.length, to, BREATH, pulse);
        records.push(...rows);
        if (prepared < 1) post({ id, type: "progress", prepared });
        await turn();
        if (cancelled.delete(id)) return { type: "cancelled", records };
      }
      return { records };
    },

    /** The depth-t searches of a trial. @param {Request} request */
    async searches({ query, sample, trial }) {
      return { searches: experimentOf(query, sample).searches(trial) };
    },
  };
}

/** Answers by searches, and by playing. @param {Module} module @param {Set<number>} cancelled @param {(message: object) => void} post */
function searchAnswers({ Game, RecordedSearch, Search }, cancelled, post) {
  /**
   * Runs a search in slices, so that it can be cancelled.
   * @param {number} id @param {InstanceType<NonNullable<Module["Search"] | Module["RecordedSearch"]>>} search
   * @param {number} [slice] @param {() => void} [after]  Called after every slice.
   */
  async function run(id, search, slice = SLICE, after = () => {}) {
    try {
      let reported = performance.now();
      for (;;) {
        const report = search.stepFor(slice);
        after();
        if (report.finished) return report;
        if (cancelled.has(id)) return { type: "cancelled", nodes: report.nodes };
        if (performance.now() - reported > REPORT_EVERY) {
          post({ id, type: "progress", ...report });
          reported = performance.now();
        }
        await turn();
      }
    } finally {
      search.free();
      cancelled.delete(id);
    }
  }

  return {
    /** Prepares the data that all searches of a puzzle share. @param {Request} request */
    async prepare({ game }) {
      new (need(Search, "searches"))(game).free();
    },

    /** The positions of a game before some moves and after them, and the sides to move there. @param {Request} request */
    async walk({ game, position, moves }) {
      const record = new (need(Game, "games"))(game, position);
      try {
        const steps = [{ position: record.position, side: record.side }];
        for (const move of moves) {
          record.play(move);
          steps.push({ position: record.position, side: record.side });
        }
        return { steps };
      } finally {
        record.free();
      }
    },

    /** A solution of a puzzle; or the value of a position of a two-player game, and the move to play. @param {Request} request */
    search: ({ id, game, position, engine, seed, slice }) =>
      run(id, new (need(Search, "searches"))(game, position, engine, seed), slice),

    /** A search with its log, in parts. @param {Request} request */
    async record({ id, game, position, engine, seed }) {
      const search = new (need(RecordedSearch, "recorded searches"))(game, position, engine, seed);
      /** @type {Uint8Array[]} */
      const log = [];
      const report = await run(id, search, SLICE, () => log.push(search.take()));
      return { log, ...report };
    },
  };
}

/**
 * @param {Module} module
 * @param {Site} site
 * @param {(message: object) => void} post
 */
export function createService(module, site, post) {
  /** @type {Set<number>} */
  const cancelled = new Set();
  const answers = {
    ...distanceAnswers(module, site),
    ...experimentAnswers(module.Experiment, cancelled, post),
    ...searchAnswers(module, cancelled, post),
  };
  return answerBy(answers, cancelled, post);
}
