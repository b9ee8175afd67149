import { DocumentFault } from './document-fault.ts';
import { mostCharactersOnPage } from './limits.ts';
import type { TextMatch } from './match-text.ts';
import type { PageSize } from './pdf-pages.ts';
import { withMemory } from './pdfium.ts';
import type { Pdfium } from './pdfium.ts';

/** A rectangle in points from the top left of the page, with the line its letters stand on. */
interface TextBox {
  x: number;
  y: number;
  width: number;
  height: number;
  baseline: number;
}

/** The characters of a page in reading order, with their positions. */
export interface PageText {
  characters: readonly string[];
  boxOf(match: TextMatch): TextBox;
}

/** PDFium gives whole device units; a hundred to the point keep two digits. */
const unitsPerPoint = 100;
const highestCodePoint = 0x10_ff_ff;

interface Point {
  x: number;
  y: number;
}

/** Converts a point in the coordinates of the PDF to one of the page as displayed. */
function seen(library: Pdfium, page: number, size: PageSize, memory: number, at: Point): Point {
  const width = Math.round(size.width * unitsPerPoint);
  const height = Math.round(size.height * unitsPerPoint);
  library.pageToDevice(page, 0, 0, width, height, 0, at.x, at.y, memory, memory + 4);
  const view = new DataView(library.heap().buffer, memory, 8);
  return {
    x: view.getInt32(0, true) / unitsPerPoint,
    y: view.getInt32(4, true) / unitsPerPoint,
  };
}

function corners(library: Pdfium, text: number, index: number, memory: number): Point[] {
  if (library.characterBox(text, index, memory) === 0) {
    return [];
  }
  const view = new DataView(library.heap().buffer, memory, 16);
  return [
    { x: view.getFloat32(0, true), y: view.getFloat32(4, true) },
    { x: view.getFloat32(8, true), y: view.getFloat32(12, true) },
  ];
}

function origin(library: Pdfium, text: number, index: number, memory: number): Point {
  library.characterOrigin(text, index, memory, memory + 8);
  const view = new DataView(library.heap().buffer, memory, 16);
  return { x: view.getFloat64(0, true), y: view.getFloat64(8, true) };
}

function rounded(value: number): number {
  return Math.round(value * unitsPerPoint) / unitsPerPoint;
}

function character(code: number): string {
  return code > 0 && code <= highestCodePoint ? String.fromCodePoint(code) : ' ';
}

/**
 * Reads the characters of a page of PDFium, runs the work with them, and frees them again.
 *
 * @throws {DocumentFault} ANCHOR_TAG_PROCESSING_FAILURE where PDFium cannot read the text.
 */
export function textOfPage(
  library: Pdfium,
  handle: number,
  page: number,
  size: PageSize,
  work: (text: PageText) => void,
): void {
  const text = library.loadText(handle);
  if (text === 0) {
    throw new DocumentFault(
      'ANCHOR_TAG_PROCESSING_FAILURE',
      `Cannot read the text of page ${page}. Save the PDF again as a plain PDF.`,
    );
  }
  try {
    const count = library.countCharacters(text);
    if (count > mostCharactersOnPage) {
      throw new DocumentFault(
        'ANCHOR_TAG_PROCESSING_FAILURE',
        `Page ${page} has ${count} characters. The maximum per page is ${mostCharactersOnPage}.`,
      );
    }
    withMemory(library, 16, (memory) => {
      work({
        characters: Array.from({ length: count }, (_, index) =>
          character(library.characterCode(text, index)),
        ),
        boxOf({ first, last }) {
          const indexes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
          const points = indexes
            .flatMap((index) => corners(library, text, index, memory))
            .map((point) => seen(library, handle, size, memory, point));
          const x = Math.min(...points.map((point) => point.x));
          const y = Math.min(...points.map((point) => point.y));
          const start = origin(library, text, first, memory);
          return {
            x,
            y,
            width: rounded(Math.max(...points.map((point) => point.x)) - x),
            height: rounded(Math.max(...points.map((point) => point.y)) - y),
            baseline: seen(library, handle, size, memory, start).y,
          };
        },
      });
    });
  } finally {
    library.closeText(text);
  }
}
