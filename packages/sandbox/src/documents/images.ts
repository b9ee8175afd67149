import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib';
import { magicType } from './magic-type.ts';
import { pngSize } from './png-size.ts';

/** Puts an image into a PDF once and gives it; nothing where it is neither PNG nor JPEG, or broken. */
export type Images = (bytes: Uint8Array) => Promise<PDFImage | undefined>;

/** How many pixels an image may have; a few bytes can hold many more than there is memory for. */
export const mostPixels = 50_000_000;

async function embed(document: PDFDocument, bytes: Uint8Array): Promise<PDFImage | undefined> {
  try {
    switch (magicType(bytes)) {
      case 'png':
        // It is unpacked at once, so its size has to be known before.
        return isTooLarge(pngSize(bytes)) ? undefined : await document.embedPng(bytes);
      case 'jpg': {
        const image = await document.embedJpg(bytes);
        return isTooLarge(image) ? undefined : image;
      }
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}

function isTooLarge(size: { width: number; height: number } | undefined): boolean {
  return size !== undefined && size.width * size.height > mostPixels;
}

/** The images of one PDF. */
export function imagesOf(document: PDFDocument): Images {
  const kept = new Map<Uint8Array, Promise<PDFImage | undefined>>();
  return (bytes) => {
    const known = kept.get(bytes) ?? embed(document, bytes);
    kept.set(bytes, known);
    return known;
  };
}
