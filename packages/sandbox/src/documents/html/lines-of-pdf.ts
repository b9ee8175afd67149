import { openPdf } from '../open-pdf.ts';
import { pageSize, withPage } from '../pdf-pages.ts';
import { withMemory } from '../pdfium.ts';
import { type PageText, textOfPage } from '../text-of-page.ts';

/** A line of text on a page of a PDF, in points from the top left. */
export interface PdfLine {
  text: string;
  page: number;
  x: number;
  y: number;
  /** The place of its right end. */
  right: number;
  height: number;
}

/**
 * The lines of text on the pages of a PDF, without empty ones.
 * @throws DocumentFault ANCHOR_TAG_PROCESSING_FAILURE where the text of a page cannot be read
 */
export function linesOfPdf(pdf: Uint8Array): Promise<PdfLine[]> {
  return openPdf(pdf, (open) => {
    const lines: PdfLine[] = [];
    for (let page = 1; page <= open.pageCount; page += 1) {
      const size = withMemory(open.library, 8, (memory) => pageSize(open, page, memory));
      withPage(open, page, 'ANCHOR_TAG_PROCESSING_FAILURE', (handle) =>
        textOfPage(open.library, handle, page, size, (text) => {
          lines.push(...divideLines(text).map((line) => ({ ...line, page })));
        }),
      );
    }
    return lines;
  });
}

function divideLines({ characters, boxOf }: PageText): Omit<PdfLine, 'page'>[] {
  const lines: Omit<PdfLine, 'page'>[] = [];
  let first: number | undefined;
  let last = 0;
  const finish = () => {
    if (first === undefined) return;
    const begin = boxOf({ first, last: first });
    const end = boxOf({ first: last, last });
    lines.push({
      text: characters.slice(first, last + 1).join(''),
      x: begin.x,
      y: Math.min(begin.y, end.y),
      right: end.x + end.width,
      height: Math.max(begin.height, end.height),
    });
    first = undefined;
  };
  for (const [index, character] of characters.entries()) {
    if (character === '\r' || character === '\n') finish();
    else if (character.trim() !== '') {
      first ??= index;
      last = index;
    }
  }
  finish();
  return lines;
}
