import { DocumentFault } from './document-fault.ts';
import { mostPlaces } from './limits.ts';
import { createMatchText } from './match-text.ts';
import type { Anchor } from './match-text.ts';
import { openPdf } from './open-pdf.ts';
import { pageSize, withPage } from './pdf-pages.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import { textOfPage } from './text-of-page.ts';

/** A match of an anchor text: points from the top left of the page as displayed, pages from 1. */
export interface AnchorMatch {
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The distance of the text's baseline from the top of the page. */
  baseline: number;
}

function tooManyPlaces(): DocumentFault {
  return new DocumentFault(
    'ANCHOR_TAG_PROCESSING_FAILURE',
    `The anchors match more than ${mostPlaces} places. Use longer anchor strings.`,
  );
}

/**
 * Finds texts on the pages of a PDF, even if they are drawn in several pieces. The result has a
 * list for each anchor, in the order of the anchors; each list is in the order of pages. The box of
 * a match reaches from the ascent to the descent of its font.
 *
 * @throws {DocumentFault} ANCHOR_TAG_PROCESSING_FAILURE if the text of a page cannot be read, or
 * there are too many matches, UNSUPPORTED_PDF_CONTENT as readPdf.
 */
export function findAnchors(pdf: Uint8Array, anchors: readonly Anchor[]): Promise<AnchorMatch[][]> {
  return openPdf(pdf, (open) => {
    const found: AnchorMatch[][] = anchors.map(() => []);
    let places = 0;
    for (let page = 1; page <= open.pageCount; page += 1) {
      const size = withMemory(open.library, 8, (memory) => pageSize(open, page, memory));
      withPage(open, page, 'ANCHOR_TAG_PROCESSING_FAILURE', (handle) => {
        removeForms(open.library, handle);
        textOfPage(open.library, handle, page, size, (text) => {
          const matchText = createMatchText(text.characters);
          for (const [index, anchor] of anchors.entries()) {
            for (const match of matchText(anchor)) {
              places += 1;
              if (places > mostPlaces) {
                throw tooManyPlaces();
              }
              found[index]?.push({ page, ...text.boxOf(match) });
            }
          }
        });
      });
    }
    return found;
  });
}

/** The type of an object that draws other ones. */
const formType = 5;

/**
 * Takes what a page draws by other drawings off the page that is open: the service does not look for
 * anchors there.
 * @evidence public
 */
function removeForms(library: Pdfium, page: number): void {
  for (let index = library.countObjects(page) - 1; index >= 0; index -= 1) {
    const object = library.getObject(page, index);
    if (library.objectType(object) === formType && library.removeObject(page, object) !== 0)
      library.destroyObject(object);
  }
}
