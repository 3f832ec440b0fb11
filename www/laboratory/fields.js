// The keys of an experiment as fields of a form, in groups. Their labels and explanations are in the words; the
// conditions under which they apply are in the schema.

/**
 * @typedef {object} Field
 * @property {string} key
 * @property {boolean} [fixed]  Whether it is shown if it has a value, but cannot be edited.
 * @property {string} [begins]  Its initial value in a new form; queries always contain it.
 * @property {boolean} [lines]  Whether it is a list: one item per line in the form, separated by semicolons in the
 *   query.
 * @property {Record<string, string>} [example]  Its initial value for kinds that require one.
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
