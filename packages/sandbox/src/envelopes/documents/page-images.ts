import type { Page, PageImages } from '@countersign/types/esign-v2.1';
import type { PageImageOptions, PageSize } from '../../documents/index.ts';
import { defaultDpi, pixels } from '../../documents/page-image.ts';
import type { AnswerFile } from '../../engine/operation.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { completedPdf } from './completed-pdf.ts';
import { asServiceRefusal } from './document-error.ts';
import { requirePage } from './find-document.ts';

/** Query parameters for the images of pages. */
export interface PageImageQuery {
  dpi?: string | undefined;
  max_width?: string | undefined;
  max_height?: string | undefined;
}

function readOptions({ dpi, max_width, max_height }: PageImageQuery): PageImageOptions {
  return {
    dpi: parseNumber(dpi),
    maxWidth: parseNumber(max_width),
    maxHeight: parseNumber(max_height),
  };
}

function parseNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

/** The pages of a document with the sizes of their images, for the engine to cut out a part. */
export function listPageImages(document: StoredDocument, query: PageImageQuery): PageImages {
  return {
    resultSetSize: '0',
    totalSetSize: '0',
    startPosition: '0',
    endPosition: '0',
    nextUri: null,
    previousUri: null,
    pages: presentPages(document.documentIdGuid, document.pages, query),
  };
}

/** The pages of a file with that ID, and the size of the image of each. */
export function presentPages(
  id: string,
  sizes: readonly PageSize[],
  query: PageImageQuery,
): Page[] {
  const options = readOptions(query);
  return sizes.map((size, index) => {
    const { width, height } = pixels(size, options);
    return {
      pageId: `${id}-${index + 1}`,
      sequence: String(index + 1),
      width: String(width),
      height: String(height),
      dpi: query.dpi ?? String(defaultDpi),
      mimeType: 'image/png',
    };
  });
}

/**
 * The image of a page, with the values of tabs and the signatures.
 * @throws ServiceRefusal PAGE_IMAGE_NOT_FOUND, INVALID_REQUEST_PARAMETER, DOCUMENT_DOES_NOT_EXIST
 *   where it was purged
 */
export async function getPageImage(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
  pageNumber: string,
  query: PageImageQuery,
): Promise<AnswerFile> {
  const page = requirePage(document, pageNumber);
  const pdf = await completedPdf(state, envelope, document);
  const image = state.documents.pageImage(pdf, page, readOptions(query));
  const { png } = await asServiceRefusal(document.name, image);
  return { bytes: Buffer.from(png), mediaType: 'image/png' };
}
