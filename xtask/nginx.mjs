// Prints the configuration of nginx for the finished site, with the headers that all hosts are told.
import { readFileSync } from "node:fs";

const headers = JSON.parse(readFileSync(new URL("headers.json", import.meta.url), "utf8"));
/** What a header's line says after its name. */
const textOf = (/** @type {string} */ header) => JSON.stringify(header.replace(/^.*?: /, ""));
const nameOf = (/** @type {string} */ header) => header.replace(/: .*$/, "");
/** The newest site, or a version beside it. */
const SITE = "~^/(v/[^/]+/)?";

console.log(`# The files of the site: \`node xtask/nginx.mjs\` prints this.
map $uri $framing {
    default "";
${headers.framed.map((/** @type {string} */ path) => `    ${SITE}${path} "";`).join("\n")}
    ~\\.html$ ${textOf(headers.unframed)};
}
map $uri $caching {
    default "no-cache";
    ${SITE}pkg/ ${textOf(headers.hashed)};
}
types {
    application/manifest+json webmanifest;
}
server {
    listen 80;
    root /usr/share/nginx/html;
    absolute_redirect off;
    error_page 404 /404.html;
    charset utf-8;
    gzip on;
    gzip_types application/javascript application/json application/wasm image/svg+xml text/css text/javascript text/plain;
    add_header ${nameOf(headers.everywhere)} ${textOf(headers.everywhere)} always;
    add_header ${nameOf(headers.unframed)} $framing always;
    add_header ${nameOf(headers.hashed)} $caching;
}`);
