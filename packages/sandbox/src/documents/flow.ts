import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { colourOf } from './colour.ts';
import { encodable } from './encodable.ts';
import { fontsOf } from './fonts.ts';
import type { FontStyle } from './fonts.ts';
import { pdfLib } from './pdf-lib.ts';
import { wrapText } from './wrap-text.ts';

/** How a paragraph is set; sizes and distances in points. */
export interface ParagraphStyle extends FontStyle {
  size?: number | undefined;
  colour?: string | undefined;
  /** How far it begins from the left margin. */
  indent?: number | undefined;
  /** The room above it. */
  before?: number | undefined;
}

/** Cells of a row: what each says, and its share of the width. */
export interface Cell extends FontStyle {
  text: string;
  share: number;
}

/** Writes down the pages of a PDF and adds pages as they are needed. */
export interface Flow {
  paragraph(text: string, style?: ParagraphStyle): void;
  /** Sets texts beside each other; a row that has no room left begins on the next page. */
  row(cells: readonly Cell[], style?: ParagraphStyle): void;
  rule(): void;
}

const margin = 54;
const defaultSize = 10;
const spacing = 1.3;
const gap = 8;

/** Begins at the top of a new page of a PDF, in Letter format (612 by 792 points). */
export async function flow(document: PDFDocument): Promise<Flow> {
  const lib = await pdfLib();
  const fontOf = await fontsOf(document);
  const [pageWidth, pageHeight] = lib.PageSizes.Letter;
  const width = pageWidth - 2 * margin;
  let page: PDFPage | undefined;
  let y = 0;

  /** The page that has so much room left below `y`. */
  const room = (height: number): PDFPage => {
    if (page === undefined || y - height < margin) {
      page = document.addPage([pageWidth, pageHeight]);
      y = pageHeight - margin;
    }
    return page;
  };

  return {
    paragraph(text, { size = defaultSize, colour, indent = 0, before = 0, ...style } = {}) {
      const font = fontOf(style);
      const lines = wrapText(encodable(font, text), font, size, width - indent);
      y -= before;
      for (const line of lines) {
        const target = room(size * spacing);
        y -= size * spacing;
        if (line !== '') {
          target.drawText(line, {
            x: margin + indent,
            y,
            size,
            font,
            color: colourOf(lib, colour),
          });
        }
      }
    },
    row(cells, { size = defaultSize, colour, indent = 0, before = 0 } = {}) {
      const unit = (width - indent) / cells.reduce((sum, { share }) => sum + share, 0);
      const columns = cells.map(({ text, share, ...style }) => {
        const font = fontOf(style);
        const cell = wrapText(encodable(font, text), font, size, share * unit - gap);
        return { font, lines: cell, width: share * unit };
      });
      const highest = Math.max(...columns.map(({ lines }) => lines.length));
      y -= before;
      room(Math.min(highest * size * spacing, pageHeight / 3));
      for (let index = 0; index < highest; index += 1) {
        const target = room(size * spacing);
        y -= size * spacing;
        let x = margin + indent;
        for (const column of columns) {
          const line = column.lines[index] ?? '';
          if (line !== '') {
            target.drawText(line, { x, y, size, font: column.font, color: colourOf(lib, colour) });
          }
          x += column.width;
        }
      }
    },
    rule() {
      const target = room(gap);
      y -= gap / 2;
      target.drawLine({
        start: { x: margin, y },
        end: { x: pageWidth - margin, y },
        thickness: 0.5,
        color: colourOf(lib, '#999999'),
      });
      y -= gap / 2;
    },
  };
}
