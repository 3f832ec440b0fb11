/** The part of lean-qr that draws, as far as its types matter here. */
export interface Bitmap {
  /** Modules a side, without the quiet zone. */
  readonly size: number;
}
/** Throws if the text is too long for a QR code. */
export function generate(text: string): Bitmap;
/** The dark modules as the `d` of a path, one unit a module. */
export function toSvgPath(bitmap: Bitmap): string;
