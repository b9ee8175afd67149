import type { PDFDocument } from '@cantoo/pdf-lib';
import { magicType } from './file-types.ts';
import { limits } from './limits.ts';
import type { Picture } from './picture.ts';
import { embedPng } from './png/embed-png.ts';

/**
 * Puts an image into a PDF once and returns it; undefined where it is neither PNG nor JPEG, damaged
 * or too large.
 */
export type Images = (bytes: Uint8Array) => Promise<Picture | undefined>;

/** A JPEG is not unpacked, but whoever reads the PDF will do so. */
function isUsable({ width, height }: Picture): boolean {
  return width * height > 0 && width * height <= limits.pixels;
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
        // It breaks off before it says its size.
        return undefined;
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
