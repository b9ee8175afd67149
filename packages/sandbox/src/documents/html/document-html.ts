import type { DocumentHtmlDefinition } from '@countersign/types/esign-v2.1';
import { openPdf } from '../open-pdf.ts';
import { pageSize, withPage } from '../pdf-pages.ts';
import { withMemory } from '../pdfium.ts';
import { textOfPage } from '../text-of-page.ts';
import { toHtml } from './to-html.ts';

/**
 * A PDF as small screens would show it by a layout.
 * @throws DocumentFault ANCHOR_TAG_PROCESSING_FAILURE where the text of a page cannot be read
 */
export async function documentHtml(
  pdf: Uint8Array,
  layout: DocumentHtmlDefinition,
): Promise<string> {
  return toHtml(await linesOfPdf(pdf), layout);
}

/**
 * The lines of text on the pages of a PDF, without empty ones.
 * @throws DocumentFault ANCHOR_TAG_PROCESSING_FAILURE where the text of a page cannot be read
 */
function linesOfPdf(pdf: Uint8Array): Promise<string[]> {
  return openPdf(pdf, (open) => {
    const lines: string[] = [];
    for (let page = 1; page <= open.pageCount; page += 1) {
      const size = withMemory(open.library, 8, (memory) => pageSize(open, page, memory));
      withPage(open, page, 'ANCHOR_TAG_PROCESSING_FAILURE', (handle) =>
        textOfPage(open.library, handle, page, size, ({ characters }) => {
          lines.push(...characters.join('').split(/[\r\n]+/u));
        }),
      );
    }
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  });
}
