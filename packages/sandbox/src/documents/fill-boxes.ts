import type { PDFOperator, PDFPage } from '@cantoo/pdf-lib';
import { parseColour } from './colour.ts';
import type { Box } from './lines.ts';
import type { PdfLib } from './pdf-lib.ts';

/** A box of one colour; in points, from the left margin and the bottom of the page. */
export type FilledBox = Box & { colour: string };

/** Fills boxes of a page; a colour is set once for those that follow each other. */
export function fillBoxes(
  lib: PdfLib,
  target: PDFPage,
  margin: number,
  boxes: readonly FilledBox[],
): void {
  let painted: string | undefined;
  const operators: PDFOperator[] = [];
  for (const { colour, x, y: bottom, width: wide, height } of boxes) {
    if (colour !== painted) {
      if (painted !== undefined) operators.push(lib.fill());
      operators.push(lib.setFillingColor(parseColour(lib, colour)));
      painted = colour;
    }
    operators.push(lib.rectangle(margin + x, bottom, wide, height));
  }
  if (painted !== undefined) target.pushOperators(...operators, lib.fill());
}
