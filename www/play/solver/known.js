// The shortest known solutions where none is proven to be optimal, by game: from the start to Win.

/** @type {Record<string, string>} */
export const KNOWN = {
  // plyground solve --game slide5 --with beam/width=30000
  slide5:
    "R1+ C4+ C2+ R4+ R2+ C5+ C2- C4- C3+ R4- R3+ R2- R5+ C3- C4+ C2+ C5- R3- R5- R4+ R2+ C2- C4- C3+ C5+ R2- R4- R3+ R5+ C3- C5- C4+ C2+ R3- R5- R2+ " +
    "R4+ C4- C2- C3+ C5+ R4- R2- R3+ R5+ C3- C5- C2+ C4+ R2+ R4+ C2- C4- R1- C5+ R2- C4+ R3- C3+ R4- C2+ R5- C5- C4- C3- C2-",
};
