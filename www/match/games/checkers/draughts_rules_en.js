// The common rules of checkers and give-away checkers: English.

export const DRAUGHTS = [
  {
    text: "Play on the dark squares only. <strong>Men move one square diagonally forward.</strong> Black moves first, and moves down the board.",
    shows: { men: "The black man can go to either square with a dot." },
  },
  {
    text: "A man that reaches the last row becomes a <strong>king</strong>. Kings move one square diagonally, forward or backward.",
    shows: { king: "The king can go to four squares. The man at the end of the arrow becomes a king." },
  },
  {
    text: "<strong>Capture</strong> by jumping over an opposing piece next to yours to the free square behind it. <strong>You must capture if you can.</strong> If the piece that jumped can capture again, it must go on. If you have several captures, choose any of them.",
    shows: { capture: "Black must capture: the man jumps twice and takes both white men." },
  },
  {
    text: "A man that becomes a king during a capture stops there, even if it could go on.",
    shows: { crowned: "This man was crowned as it captured. It could capture again as a king, but its turn is over." },
  },
];

export const DRAWS = {
  text: "The game is a draw if the same position occurs for the third time, or if both players make 40 moves without a capture and without moving a man.",
};
