import { decode } from 'fast-png';
import { pageImage } from '../../src/documents/index.ts';

/** The red, green and blue of a place on a page, in points from its top left. */
export async function colourAt(pdf: Uint8Array, page: number, x: number, y: number) {
  return (await readColours(pdf, page))(x, y).split(',').map(Number);
}

/** The colours of a page, such as `255,0,0`, by their places in points from its top left. */
export async function readColours(pdf: Uint8Array, page = 1) {
  const scale = 2;
  const { png } = await pageImage(pdf, page, { dpi: 72 * scale });
  const { data, width, channels } = decode(png);
  return (x: number, y: number) => {
    const start = (Math.round(y * scale) * width + Math.round(x * scale)) * channels;
    return Array.from(data.subarray(start, start + 3)).join(',');
  };
}
