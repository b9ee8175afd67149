import { decode } from 'fast-png';
import { pageImage } from '../../src/documents/index.ts';

/** The red, green and blue of a place on a page, in points from its top left. */
export async function colourAt(pdf: Uint8Array, page: number, x: number, y: number) {
  const scale = 2;
  const { png } = await pageImage(pdf, page, { dpi: 72 * scale });
  const { data, width, channels } = decode(png);
  const start = (Math.round(y * scale) * width + Math.round(x * scale)) * channels;
  return Array.from(data.subarray(start, start + 3));
}
