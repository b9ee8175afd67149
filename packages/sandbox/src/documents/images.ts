import type { PDFDocument } from '@cantoo/pdf-lib';
import { magicType } from './file-types.ts';
import { limits } from './limits.ts';
import type { Picture } from './picture.ts';
import { embedPng } from './png/embed-png.ts';

/**
 * Embeds an image in a PDF once and returns it; undefined if it is not a PNG, JPEG or GIF, is
 * damaged or too large.
 */
export type Images = (bytes: Uint8Array) => Promise<Picture | undefined>;

/**
 * Checks the size of an image. A JPEG is not unpacked here, but every reader of the PDF unpacks it.
 */
function isUsable({ width, height }: Pick<Picture, 'width' | 'height'>): boolean {
  return width * height > 0 && width * height <= limits.pixels;
}

/** Converts the first frame of a GIF to PNG; undefined if it is damaged or too large. */
async function readGif(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const [{ GifReader }, { encode }] = await Promise.all([
    import('./omggif.ts'),
    import('fast-png'),
  ]);
  try {
    const gif = new GifReader(bytes);
    const { width, height } = gif;
    if (gif.numFrames() === 0 || !isUsable(gif)) return undefined;
    // Pixels that the image does not set are transparent.
    const data = new Uint8Array(width * height * 4);
    gif.decodeAndBlitFrameRGBA(0, data);
    return encode({ width, height, data, channels: 4 });
  } catch {
    return undefined;
  }
}

async function embed(document: PDFDocument, bytes: Uint8Array): Promise<Picture | undefined> {
  switch (magicType(bytes)) {
    case 'png':
      return embedPng(document, bytes);
    case 'jpg':
      try {
        const image = await document.embedJpg(bytes);
        return isUsable(image) ? image : undefined;
      } catch {
        // The file ends before its size.
        return undefined;
      }
    case 'gif': {
      const png = await readGif(bytes);
      return png === undefined ? undefined : embedPng(document, png);
    }
    default:
      return undefined;
  }
}

/** The images of one PDF. */
export function createImages(document: PDFDocument): Images {
  const kept = new Map<Uint8Array, Promise<Picture | undefined>>();
  return (bytes) => {
    const known = kept.get(bytes) ?? embed(document, bytes);
    kept.set(bytes, known);
    return known;
  };
}
