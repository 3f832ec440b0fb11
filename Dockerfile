# The site of `./build.sh dist`, served by nginx at port 80: docker build --tag plyground .
FROM node:22-alpine AS configuration
COPY xtask/headers.json xtask/nginx.mjs ./
RUN node nginx.mjs > site.conf

FROM nginx:1-alpine
COPY --from=configuration site.conf /etc/nginx/conf.d/default.conf
COPY dist /usr/share/nginx/html
