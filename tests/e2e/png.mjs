// Pictures as browsers take them: PNG of eight bits a channel, in colour, not interlaced.
import { inflateSync } from "node:zlib";

const CHANNELS = { 2: 3, 6: 4 };

/** What the filters of PNG add to a byte, from those at its left, above it and above that at its left. */
const FILTERS = [
  () => 0,
  (left) => left,
  (_left, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const [a, b, c] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)];
    return a <= b && a <= c ? left : b <= c ? above : corner;
  },
];

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
  for (let row = 0; row < height; row++) {
    const filter = FILTERS[packed[row * (stride + 1)]];
    const [from, to] = [row * (stride + 1) + 1, row * stride];
    for (let at = 0; at < stride; at++) {
      const left = at < channels ? 0 : bytes[to + at - channels];
      const above = row ? bytes[to + at - stride] : 0;
      const corner = row && at >= channels ? bytes[to + at - stride - channels] : 0;
      bytes[to + at] = packed[from + at] + filter(left, above, corner);
    }
  }
  return { width, height, channels, bytes };
}
