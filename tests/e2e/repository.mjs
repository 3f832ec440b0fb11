import { fileURLToPath } from "node:url";

/** The path of a file or folder of the repository. */
export const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
