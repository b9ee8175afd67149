import type { PDFDocument, PDFFont, PDFName, PDFOperator, PDFPage } from '@cantoo/pdf-lib';
import { parseColour } from './colour.ts';
import { type FilledBox, fillBoxes } from './fill-boxes.ts';
import { createFonts, type Fonts, type FontStyle } from './fonts.ts';
import { encodable } from './encodable.ts';
import { createImages, type Images } from './images.ts';
import type { Line, Piece } from './lines.ts';
import { pdfLib } from './pdf-lib.ts';
import { drawPicture } from './picture.ts';
import type { Slot } from './runs.ts';
import { createMeasure, wrapText } from './wrap-text.ts';
import { divideByFont } from './divide-by-font.ts';
import { type FlowLimits, tooLong } from './flow-limits.ts';

/** The style of a paragraph; sizes and distances in points. */
export interface ParagraphStyle extends FontStyle {
  size?: number | undefined;
  colour?: string | undefined;
  /** The indent from the left margin. */
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
  paragraph(text: string, style?: ParagraphStyle): Promise<void>;
  /** Writes texts next to each other; a row without enough space begins on the next page. */
  row(cells: readonly Cell[], style?: ParagraphStyle): Promise<void>;
  rule(): void;
  /** Leaves some room free. */
  gap(height: number): void;
  /** Writes lines that were set before. */
  lines(lines: AsyncIterable<Line>): Promise<void>;
  /** Keeps room on each page, in addition to the margins, for lines that stand on all of them. */
  keep(room: { top: number; bottom: number }): void;
  /** Writes lines on a page that is there, counted from 1, below a place from its top. */
  linesOnPage(page: number, top: number, lines: readonly Line[]): void;
  /** The number of pages so far, and their height. */
  countPages(): number;
  readonly height: number;
  /** The places of the slots in those lines. */
  readonly slots: PlacedSlot[];
  /** The fonts of the lines. */
  readonly getFont: Fonts;
  readonly width: number;
  measure(font: PDFFont, size: number, text: string): number;
  readonly images: Images;
}

/** The place of a slot on a page, counted from 1, in points from its top left. */
export interface PlacedSlot extends Slot {
  page: number;
  x: number;
  y: number;
}

const margin = 54;
const defaultSize = 10;
const spacing = 1.3;
const gap = 8;

/**
 * Begins at the top of a new page of a PDF, in Letter format (612 by 792 points).
 *
 * @throws {DocumentFault} UNABLE_TO_LOAD_DOCUMENT, from the functions of the flow, at a limit.
 */
export async function flow(document: PDFDocument, limits?: FlowLimits): Promise<Flow> {
  const lib = await pdfLib();
  const getFont = await createFonts(document);
  const [pageWidth, pageHeight] = lib.PageSizes.Letter;
  const width = pageWidth - 2 * margin;
  let page: PDFPage | undefined;
  let y = 0;
  let characters = 0;
  let kept = { top: 0, bottom: 0 };
  const slots: PlacedSlot[] = [];
  /** The names of the fonts on the current page. */
  const fontNames = new Map<PDFFont, PDFName>();

  /** The page that has so much room left below `y`. */
  const room = (height: number): PDFPage => {
    if (page === undefined || y - height < margin + kept.bottom) {
      if (limits !== undefined && document.getPageCount() >= limits.pages) {
        throw tooLong(limits.pages, 'pages');
      }
      fontNames.clear();
      page = document.addPage([pageWidth, pageHeight]);
      y = pageHeight - margin - kept.top;
    }
    return page;
  };

  const fontName = (target: PDFPage, font: PDFFont): PDFName => {
    const known = fontNames.get(font) ?? target.node.newFontDictionary(font.name, font.ref);
    fontNames.set(font, known);
    return known;
  };

  /**
   * Writes the lines of a paragraph. The page's own method for text repeats the font and saves the
   * graphics state for every line, which takes most of the time of a long text.
   */
  const write = (
    lines: Iterable<string>,
    {
      font,
      size,
      colour,
      indent,
    }: { font: PDFFont; size: number; colour: string | undefined; indent: number },
  ) => {
    const height = size * spacing;
    let target: PDFPage | undefined;
    let operators: PDFOperator[] = [];
    const finish = () => {
      if (operators.length > 0) {
        target?.pushOperators(...operators, lib.endText());
      }
      operators = [];
    };
    for (const line of lines) {
      const next = room(height);
      y -= height;
      if (next !== target) {
        finish();
        target = next;
      }
      if (operators.length > 0) {
        operators.push(lib.moveText(0, -height));
      } else if (line !== '') {
        operators.push(
          lib.beginText(),
          lib.setFillingColor(parseColour(lib, colour)),
          lib.setFontAndSize(fontName(next, font), size),
          lib.moveText(margin + indent, y),
        );
      }
      if (line !== '') {
        operators.push(lib.showText(font.encodeText(line)));
      }
    }
    finish();
  };

  /**
   * Draws the letters of a line, and its fields and rules. Unchanged graphics state is written
   * once, since a table can have a million lines.
   */
  const draw = (target: PDFPage, { height, rise, pieces, pictures, rules, fills }: Line) => {
    const top = y + height;
    const base = y + rise;
    const boxes: FilledBox[] = [
      ...fills.map((fill) => ({ ...fill, y: top - fill.y - fill.height })),
      ...pieces.flatMap(({ x, width: wide, size, background: colour }) =>
        colour === undefined
          ? []
          : [{ colour, x, y: base - size / 4, width: wide, height: size * 1.2 }],
      ),
    ];
    const over: FilledBox[] = [
      ...pieces.flatMap(({ x, width: wide, size, underline, colour = '#000000' }) =>
        underline === true
          ? [{ colour, x, y: base - size / 8, width: wide, height: size / 16 }]
          : [],
      ),
      ...rules.map((rule) => ({ ...rule, colour: '#808080', y: top - rule.y - rule.height })),
    ];
    fillBoxes(lib, target, margin, boxes);
    writePieces(target, pieces, base);
    for (const { x, picture, ...size } of pictures)
      drawPicture(lib, target, picture, { x: margin + x, y: base, ...size });
    fillBoxes(lib, target, margin, over);
  };

  /** Draws a line below `y`. */
  const put = (target: PDFPage, number: number, line: Line) => {
    for (const { text } of line.pieces) characters += text.length;
    if (limits !== undefined && characters > limits.characters)
      throw tooLong(limits.characters, 'characters');
    y -= line.height;
    draw(target, line);
    for (const slot of line.slots)
      slots.push({
        ...slot,
        page: number,
        x: margin + slot.x,
        y: pageHeight - y - line.rise - slot.height,
      });
  };

  const writePieces = (target: PDFPage, pieces: readonly Piece[], base: number) => {
    if (pieces.length === 0) return;
    const operators: PDFOperator[] = [lib.beginText()];
    let last: Piece | undefined;
    for (const piece of pieces) {
      const { x, text, font, size, colour } = piece;
      if (last === undefined || last.colour !== colour)
        operators.push(lib.setFillingColor(parseColour(lib, colour)));
      if (last?.font !== font || last.size !== size)
        operators.push(lib.setFontAndSize(fontName(target, font), size));
      operators.push(
        last === undefined ? lib.moveText(margin + x, base) : lib.moveText(x - last.x, 0),
        lib.showText(font.encodeText(text)),
      );
      last = piece;
    }
    target.pushOperators(...operators, lib.endText());
  };

  return {
    slots,
    getFont,
    width,
    measure: createMeasure(),
    images: createImages(document),
    gap(height) {
      y -= height;
    },
    async lines(lines) {
      for await (const line of lines) {
        const target = room(line.height);
        put(target, document.getPageCount(), line);
      }
    },
    keep(added) {
      kept = added;
    },
    linesOnPage(number, top, lines) {
      page = document.getPage(number - 1);
      fontNames.clear();
      y = pageHeight - top;
      for (const line of lines) put(page, number, line);
    },
    countPages: () => document.getPageCount(),
    height: pageHeight,
    async paragraph(text, { size = defaultSize, colour, indent = 0, before = 0, ...style } = {}) {
      characters += text.length;
      if (limits !== undefined && characters > limits.characters) {
        throw tooLong(limits.characters, 'characters');
      }
      y -= before;
      for (const part of await divideByFont(getFont, text, style)) {
        const { font } = part;
        const lines = wrapText(encodable(font, part.text), font, size, width - indent);
        write(lines, { font, size, colour, indent });
      }
    },
    async row(cells, { size = defaultSize, colour, indent = 0, before = 0 } = {}) {
      const unit = (width - indent) / cells.reduce((sum, { share }) => sum + share, 0);
      const columns: { font: PDFFont; lines: string[]; width: number }[] = [];
      for (const { text, share, ...style } of cells) {
        const font = await getFont(style, text);
        const lines = [...wrapText(encodable(font, text), font, size, share * unit - gap)];
        columns.push({ font, lines, width: share * unit });
      }
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
            target.drawText(line, {
              x,
              y,
              size,
              font: column.font,
              color: parseColour(lib, colour),
            });
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
        color: parseColour(lib, '#999999'),
      });
      y -= gap / 2;
    },
  };
}
