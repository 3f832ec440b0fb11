// The keys of an experiment as fields of a form, in groups. What they are called and mean is in the words, where they
// mean something is in the schema.

/**
 * @typedef {object} Field
 * @property {string} key
 * @property {boolean} [fixed]  Whether it is shown where it says something, but cannot be written.
 * @property {string} [begins]  What it says in a form that nobody has written in; the query has it always.
 * @property {boolean} [lines]  Whether it is a list: one a line in the form, with semicolons between them in the query.
 * @property {Record<string, string>} [example]  What a kind begins with that cannot do without it.
 */

/** @param {string} keys @returns {Field[]} */
const fields = (keys) => keys.split(" ").map((key) => ({ key }));

/** @type {{ name: keyof typeof import("./words_en.js").words.groups, fields: Field[] }[]} */
export const GROUPS = [
  {
    name: "question",
    fields: [
      { key: "kind" },
      { key: "g", begins: "isolation" },
      ...fields("dtw start"),
      { key: "sample", fixed: true },
      ...fields("n seed replace set walk from to by"),
    ],
  },
  {
    name: "engines",
    fields: [
      {
        key: "engines",
        lines: true,
        example: {
          tournament: "easy;beginner;random",
          effort: "minimax/eval=improved/depth=4;alpha-beta/eval=improved/depth=4",
        },
      },
      { key: "against", lines: true },
    ],
  },
  { name: "search", fields: fields("eval round t first last win with budget") },
  { name: "noise", fields: fields("noise w sides ends draw size type1 type2") },
  { name: "play", fields: fields("tie fat clusters limit found opening plies") },
  { name: "report", fields: fields("ci sweep over sprt") },
];

export const FIELDS = GROUPS.flatMap(({ fields }) => fields);
