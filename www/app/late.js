// What the play page fetches when it is first asked for.

export { openShare } from "./share.js";
