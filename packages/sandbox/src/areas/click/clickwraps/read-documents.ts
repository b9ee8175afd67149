import type { Document } from '@countersign/types/click';
import { plainExtension } from '../../../documents/index.ts';
import { asRefusal } from '../../../engine/as-refusal.ts';
import { decodeBase64 } from '../../../engine/decode-base64.ts';
import { oneByOne } from '../../../engine/one-by-one.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { asServiceRefusal } from '../../../envelopes/documents/document-error.ts';
import type { State } from '../../../state/state.ts';
import { refusal, refuseBody } from '../refusal.ts';
import type { StoredClickDocument } from './stored-clickwrap.ts';

/** The largest document in bytes. */
const mostBytes = 25 * 1024 * 1024;

/**
 * Reads the documents of a request, which can be HTML or files of all kinds, in their order.
 * @throws Refusal INVALID_REQUEST_BODY, UNABLE_TO_LOAD_DOCUMENT
 */
export async function readDocuments(
  state: State,
  documents: readonly Document[],
): Promise<StoredClickDocument[]> {
  const sent = await oneByOne([...documents.entries()], ([index, document]) =>
    asRefusal(() => readSent(document, index), refuseBody),
  );
  const orders = new Set<number>();
  for (const [index, { order, bytes }] of sent.entries()) {
    requireSize(bytes, index);
    if (orders.has(order))
      throw refusal(
        'INVALID_REQUEST_BODY',
        `/documents/${index}/order: another document has the order ${order} too. Give each document its own.`,
      );
    orders.add(order);
  }
  const read = await oneByOne(sent, async (document) => {
    const { bytes, name, fileExtension } = document;
    const work = () =>
      asServiceRefusal(name, state.documents.readDocument(bytes, { name, fileExtension }));
    return { ...document, ...(await asRefusal(work, refuseDocument)) };
  });
  const stored: StoredClickDocument[] = [];
  for (const { bytes, pdf = bytes, pages, name, order, fileExtension, isHtml, input } of read)
    stored.push(
      withoutUndefined({
        name,
        order,
        fileExtension,
        ...(isHtml && { isHtml: true as const }),
        original: await state.contents.put(bytes),
        pdf: await state.contents.put(pdf),
        pages: pages.length,
        documentDisplay: input.documentDisplay,
        mustRead: input.mustRead,
        mustView: input.mustView,
      }),
    );
  return stored.toSorted((one, other) => one.order - other.order);
}

/**
 * @throws Refusal INVALID_REQUEST_BODY for a document of more than 25 MB
 * @evidence public
 */
function requireSize({ length }: Uint8Array, index: number): void {
  if (length > mostBytes)
    throw refusal(
      'INVALID_REQUEST_BODY',
      `/documents/${index} has ${length} bytes. A document can have up to ${mostBytes}.`,
    );
}

function refuseDocument(sentence: string) {
  return refusal('UNABLE_TO_LOAD_DOCUMENT', sentence);
}

function readSent(input: Document, index: number) {
  const { documentHtml, documentBase64, documentName, fileExtension, order = index } = input;
  const name = documentName ?? `Document ${index + 1}`;
  const place = `/documents/${index}`;
  if (documentHtml !== undefined)
    return {
      input,
      name,
      order,
      fileExtension: 'html',
      isHtml: true,
      bytes: Buffer.from(documentHtml),
    };
  if (documentBase64 === undefined)
    throw refusal(
      'INVALID_REQUEST_BODY',
      `${place}: a document needs documentHtml or documentBase64.`,
    );
  return {
    input,
    name,
    order,
    fileExtension: plainExtension(fileExtension ?? 'pdf'),
    isHtml: false,
    bytes: decodeBase64(documentBase64, `${place}/documentBase64`),
  };
}
