// Pictures as browsers take them: PNG of eight bits a channel, in colour, not interlaced.
import { inflateSync } from "node:zlib";

const CHANNELS = { 2: 3, 6: 4 };

/** The sum of the bytes at the left and above that is nearest to one of them and to that in the corner between them. */
function nearest(left, above, corner) {
  const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/**
 * Undoes what a filter of PNG did to a row: it took from each byte what follows from those at its left, above it and in
 * the corner between them.
 * @param {number} filter @param {Uint8Array} row @param {Uint8Array} over  The row above. @param {number} channels
 */
function undo(filter, row, over, channels) {
  const { length } = row;
  if (filter === 1) for (let at = channels; at < length; at++) row[at] += row[at - channels];
  if (filter === 2) for (let at = 0; at < length; at++) row[at] += over[at];
  if (filter < 3) return;
  for (let at = 0; at < length; at++) {
    const [left, corner] = at < channels ? [0, 0] : [row[at - channels], over[at - channels]];
    row[at] += filter === 3 ? (left + over[at]) >> 1 : nearest(left, over[at], corner);
  }
}

/** @param {Uint8Array} file @returns {{ width: number, height: number, channels: number, bytes: Uint8Array }} */
export function decode(file) {
  const png = Buffer.from(file);
  const parts = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = 8; at < png.length; ) {
    const [length, type] = [png.readUInt32BE(at), png.toString("latin1", at + 4, at + 8)];
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === "IHDR") {
      [width, height, channels] = [data.readUInt32BE(0), data.readUInt32BE(4), CHANNELS[data[9]]];
      if (data[8] !== 8 || !channels || data[12]) throw new Error("another kind of PNG than browsers write");
    }
    if (type === "IDAT") parts.push(data);
    at += length + 12;
  }
  const packed = inflateSync(Buffer.concat(parts));
  const stride = width * channels;
  const bytes = new Uint8Array(stride * height);
  let over = new Uint8Array(stride);
  for (let line = 0; line < height; line++) {
    const from = line * (stride + 1) + 1;
    const row = bytes.subarray(line * stride, (line + 1) * stride);
    row.set(packed.subarray(from, from + stride));
    undo(packed[from - 1], row, over, channels);
    over = row;
  }
  return { width, height, channels, bytes };
}
