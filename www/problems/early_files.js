// The scripts that a game needs besides those of its page. The build replaces this by a list of the finished files.

export { earlyFiles } from "../match/early_files.js";
