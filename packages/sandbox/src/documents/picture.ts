import type { PDFPage, PDFRef } from '@cantoo/pdf-lib';
import type { PdfLib } from './pdf-lib.ts';

/** An image in a PDF, with its size in pixels. */
export interface Picture {
  ref: PDFRef;
  width: number;
  height: number;
}

/** Draws an image into a box, with `x` and `y` at the bottom left of both page and box. */
export function drawPicture(
  lib: PdfLib,
  page: PDFPage,
  picture: Picture,
  box: { x: number; y: number; width: number; height: number },
): void {
  const name = page.node.newXObject('Image', picture.ref);
  const straight = lib.degrees(0);
  const turn = { rotate: straight, xSkew: straight, ySkew: straight };
  page.pushOperators(...lib.drawImage(name, { ...box, ...turn }));
}
