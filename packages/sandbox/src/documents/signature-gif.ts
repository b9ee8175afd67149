import { toGif } from './gif.ts';
import { drawMarks } from './draw-marks.ts';
import type { SignatureMark } from './marks/mark.ts';
import { pageImage } from './page-image.ts';
import { newPdf } from './pdf-lib.ts';

/** What is drawn, and how large: a pixel for a point. */
export interface SignatureGifOptions extends Pick<SignatureMark, 'kind' | 'name' | 'image' | 'id'> {
  width: number;
  height: number;
}

/** Draws a signature or initials as a GIF in shades of grey. */
export async function signatureGif(options: SignatureGifOptions): Promise<Uint8Array> {
  const { decode } = await import('fast-png');
  const { width, height } = options;
  const sheet = await newPdf();
  sheet.addPage([width, height]);
  const drawn = await drawMarks(await sheet.save(), [{ ...options, page: 1, x: 0, y: 0 }]);
  const { png } = await pageImage(drawn, 1, { dpi: 72 });
  const picture = decode(png);
  const pixels = new Uint8Array(picture.width * picture.height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = picture.data.subarray(at * picture.channels);
    pixels[at] = Math.round(0.3 * red + 0.59 * green + 0.11 * blue);
  }
  return toGif({ width: picture.width, height: picture.height, pixels });
}
