// The build that a page, its workers and the service worker must share. The finished site has a digest here.
export const build = "development";
