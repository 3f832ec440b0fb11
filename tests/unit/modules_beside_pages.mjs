// Scripts of the site find the modules in `pkg/` beside them, as in the finished site. Import this before them.
import { register } from "node:module";

const hook = `export const resolve = (name, context, next) => next(name.replace(/^\\.\\.\\/pkg\\//, "../../pkg/"), context);`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);
