import type { DocumentHtmlDefinition } from '@countersign/types/esign-v2.1';
import { linesOfPdf } from './lines-of-pdf.ts';
import { toHtml } from './to-html.ts';

/**
 * A PDF as small screens would show it by a layout.
 * @throws DocumentFault ANCHOR_TAG_PROCESSING_FAILURE where the text of a page cannot be read
 */
export async function documentHtml(
  pdf: Uint8Array,
  layout: DocumentHtmlDefinition,
): Promise<string> {
  const lines = await linesOfPdf(pdf);
  return toHtml(
    lines.map(({ text }) => text),
    layout,
  );
}
