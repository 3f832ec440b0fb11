// Messages about a new version: English.

export const words = {
  update: "A new version of Plyground is here.",
  apply: "Load it now",
};
