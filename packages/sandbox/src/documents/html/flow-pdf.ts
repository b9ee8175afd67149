import type { DocumentHtmlDefinition } from '@countersign/types/esign-v2.1';
import { escapeHtml } from './escape-html.ts';
import { arrange, type FlowHtml } from './flow-html.ts';
import type { Chunk } from './html-chunks.ts';
import { createStyleClasses } from './style-classes.ts';
import { linesOfPdf, type PdfLine } from './lines-of-pdf.ts';

/** The place of a field on the pages of a document, in points from the top left. */
interface FieldOnPage {
  id: string;
  page: number;
  y: number;
  height: number;
}

/** Options for writing the pages of a PDF as text. */
interface FlowPdfOptions {
  layout: DocumentHtmlDefinition;
  /** The beginning of the names of the classes in the page. */
  prefix: string;
  fields: readonly FieldOnPage[];
}

/**
 * Writes the text of a PDF for any screen, with each field behind the line beside which it stands,
 * and with the sections that its layout asks for.
 * @throws {DocumentFault} ANCHOR_TAG_PROCESSING_FAILURE where the text of a page cannot be read
 */
export async function flowPdf(
  pdf: Uint8Array,
  { layout, prefix, fields }: FlowPdfOptions,
): Promise<FlowHtml> {
  const waiting = fields.toSorted((one, other) => one.page - other.page || one.y - other.y);
  const chunks: Chunk[] = [];
  const lines = await linesOfPdf(pdf);
  const widest = lines.reduce((most, { right }) => Math.max(most, right), 0);
  let paragraph: PdfLine[] = [];
  let next = 0;
  const finish = () => {
    if (paragraph.length > 0) chunks.push(chunkOf(paragraph));
    paragraph = [];
  };
  const add = ({ id }: FieldOnPage) => {
    finish();
    chunks.push({ pieces: [{ slot: id }], text: '' });
  };
  for (const line of lines) {
    for (let field = waiting[next]; field !== undefined; field = waiting[next]) {
      if (!isAbove(field, line)) break;
      add(field);
      next += 1;
    }
    const last = paragraph.at(-1);
    if (last !== undefined && !continues(last, line, widest)) finish();
    paragraph.push(line);
  }
  finish();
  waiting.slice(next).forEach(add);
  return arrange(chunks, layout, createStyleClasses(prefix));
}

/** Reports whether the middle of a field is higher than a line. */
function isAbove(field: FieldOnPage, line: PdfLine): boolean {
  if (field.page !== line.page) return field.page < line.page;
  return field.y + field.height / 2 < line.y;
}

/** Reports whether a line goes on with the sentence of the line above it. */
function continues(above: PdfLine, line: PdfLine, widest: number): boolean {
  const step = line.y - above.y;
  return (
    above.page === line.page &&
    Math.abs(above.x - line.x) < 2 &&
    Math.abs(above.height - line.height) < 2 &&
    step > 0 &&
    step < 2 * line.height &&
    above.right > widest * 0.85
  );
}

function chunkOf(lines: readonly PdfLine[]): Chunk {
  const text = lines.map((line) => line.text).join(' ');
  return {
    pieces: [{ html: `<div class="chunk"><div class="p">${escapeHtml(text)}</div></div>` }],
    text,
  };
}
