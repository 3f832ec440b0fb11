// The solved board.

/** The tiles of the solved board with this many columns, 0 for a blank. @param {number} columns */
export function goalOf(columns) {
  const side = columns - 1;
  return Array.from({ length: columns * columns }, (_, square) => {
    const [row, column] = [Math.floor(square / columns), square % columns];
    return row < side && column < side ? row * side + column + 1 : 0;
  });
}
