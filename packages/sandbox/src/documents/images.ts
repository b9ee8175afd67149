import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib';
import { magicType } from './magic-type.js';

/** Puts an image into a PDF once and gives it; nothing where it is neither PNG nor JPEG, or broken. */
export type Images = (bytes: Uint8Array) => Promise<PDFImage | undefined>;

async function embed(document: PDFDocument, bytes: Uint8Array): Promise<PDFImage | undefined> {
  try {
    switch (magicType(bytes)) {
      case 'png':
        return await document.embedPng(bytes);
      case 'jpg':
        return await document.embedJpg(bytes);
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
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
