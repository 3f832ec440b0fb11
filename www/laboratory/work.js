// What entries in bibliographies say of Plyground. The finished site has the data of CITATION.cff here.
export const work = { title: "Plyground", authors: ["The Plyground authors"], year: "in development" };
