import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib';
import { parseColour } from './colour.ts';
import { encodable } from './encodable.ts';
import { pdfLib } from './pdf-lib.ts';
import type { PdfLib } from './pdf-lib.ts';
import { heightOfCapitals } from './shipped-fonts.ts';

/** A place in points from the top left of the page as displayed. */
export interface Place {
  x: number;
  y: number;
}

/** The style of a line of text: size in points, colour by name or as `#rrggbb`. */
export interface Ink {
  font: PDFFont;
  size: number;
  colour?: string | undefined;
}

/** A frame: its lines are `thickness` points wide, its inside is empty or of one colour. */
interface FrameStyle {
  colour?: string | undefined;
  fill?: string | undefined;
  thickness?: number | undefined;
}

/** A page to draw on, in the coordinates that tabs have, whichever way the page is turned. */
export interface Canvas {
  readonly page: PDFPage;
  readonly width: number;
  readonly height: number;
  /** Writes one line, with `y` at the top of its letters; gives how wide it is, in points. */
  text(value: string, at: Place, ink: Ink): number;
  line(from: Place, to: Place, style?: FrameStyle): void;
  frame(at: Place, width: number, height: number, style?: FrameStyle): void;
  circle(middle: Place, radius: number, style?: FrameStyle): void;
}

/** A rectangle; in the coordinates of a PDF its place is the lower left corner. */
export interface Box extends Place {
  width: number;
  height: number;
}

/** Computes the visible area of a page: readers show no more of it than its media box has. */
export function seenBox(page: PDFPage): Box {
  const media = page.getMediaBox();
  const crop = page.getCropBox();
  const x = Math.max(media.x, crop.x);
  const y = Math.max(media.y, crop.y);
  return {
    x,
    y,
    width: Math.min(media.x + media.width, crop.x + crop.width) - x,
    height: Math.min(media.y + media.height, crop.y + crop.height) - y,
  };
}

/** Returns the clockwise rotation of a page in degrees: 0, 90, 180 or 270. */
export function turnOf(page: PDFPage): number {
  return ((page.getRotation().angle % 360) + 360) % 360;
}

/** Creates the transformation from the page as displayed, with y upwards, to the page in the PDF. */
function matrix(lib: PdfLib, { x, y, width, height }: Box, turned: number) {
  switch (turned) {
    case 90:
      return lib.concatTransformationMatrix(0, 1, -1, 0, x + width, y);
    case 180:
      return lib.concatTransformationMatrix(-1, 0, 0, -1, x + width, y + height);
    case 270:
      return lib.concatTransformationMatrix(0, -1, 1, 0, x, y + height);
    default:
      return lib.concatTransformationMatrix(1, 0, 0, 1, x, y);
  }
}

function canvas(lib: PdfLib, page: PDFPage, width: number, height: number): Canvas {
  return {
    page,
    width,
    height,
    text(value, { x, y }, { font, size, colour }) {
      const written = encodable(font, value).replaceAll('\n', ' ');
      const top = height - y - heightOfCapitals(font, size);
      page.drawText(written, { x, y: top, size, font, color: parseColour(lib, colour) });
      return font.widthOfTextAtSize(written, size);
    },
    line(from, to, { colour, thickness = 1 } = {}) {
      page.drawLine({
        start: { x: from.x, y: height - from.y },
        end: { x: to.x, y: height - to.y },
        thickness,
        color: parseColour(lib, colour),
      });
    },
    frame({ x, y }, frameWidth, frameHeight, { colour, fill, thickness = 1 } = {}) {
      page.drawRectangle({
        x,
        y: height - y - frameHeight,
        width: frameWidth,
        height: frameHeight,
        borderWidth: thickness,
        borderColor: parseColour(lib, colour),
        ...(fill === undefined ? {} : { color: parseColour(lib, fill) }),
      });
    },
    circle({ x, y }, radius, { colour, fill, thickness = 1 } = {}) {
      page.drawCircle({
        x,
        y: height - y,
        size: radius,
        borderWidth: thickness,
        borderColor: parseColour(lib, colour),
        ...(fill === undefined ? {} : { color: parseColour(lib, fill) }),
      });
    },
  };
}

/** Runs work that draws on a page (counted from 1), over what is there. */
export async function onPage(
  document: PDFDocument,
  page: number,
  work: (canvas: Canvas) => void | Promise<void>,
): Promise<void> {
  const lib = await pdfLib();
  const target = document.getPage(page - 1);
  const turned = turnOf(target);
  const box = seenBox(target);
  const sideways = turned % 180 !== 0;
  target.pushOperators(lib.pushGraphicsState(), matrix(lib, box, turned));
  try {
    const [width, height] = sideways ? [box.height, box.width] : [box.width, box.height];
    await work(canvas(lib, target, width, height));
  } finally {
    target.pushOperators(lib.popGraphicsState());
  }
}
