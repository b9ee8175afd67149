/** A picture in shades of grey, a byte for each pixel, row by row from the top. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

const shades = 128;
/** With 128 shades every code is a byte, as long as the table is cleared before it is full. */
const clear = shades;
const end = shades + 1;
const mostBetweenClears = 120;
const mostInBlock = 255;

/** Writes a picture as GIF, without packing it: it is small, and no library at hand does it. */
export function toGif({ width, height, pixels }: GreyPicture): Buffer {
  const codes: number[] = [];
  for (const [index, pixel] of pixels.entries()) {
    if (index % mostBetweenClears === 0) codes.push(clear);
    codes.push(pixel >> 1);
  }
  codes.push(end);
  const blocks: Buffer[] = [];
  for (let at = 0; at < codes.length; at += mostInBlock) {
    const block = codes.slice(at, at + mostInBlock);
    blocks.push(Buffer.from([block.length, ...block]));
  }
  const size = [width & 0xff, width >> 8, height & 0xff, height >> 8];
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([...size, 0xf6, 0, 0]),
    Buffer.from(Array.from({ length: shades }, (_, shade) => Array(3).fill(shade * 2 + 1)).flat()),
    Buffer.from([0x2c, 0, 0, 0, 0, ...size, 0, 7]),
    ...blocks,
    Buffer.from([0, 0x3b]),
  ]);
}

/** Checks whether bytes begin as a GIF. */
export function isGif(bytes: Uint8Array): boolean {
  return /^GIF8[79]a$/u.test(Buffer.from(bytes.subarray(0, 6)).toString('latin1'));
}
