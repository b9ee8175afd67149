import type { Document } from '@countersign/types/esign-v2.1';
import type { FileBeside } from '@countersign/mock/core/contract';
import { type Documents, mayBeOffice, officeProgram } from '../../documents/index.ts';
import { oneByOne } from '../../engine/one-by-one.ts';
import type { State } from '../../state/state.ts';
import { contentWithin, type SentContent } from './document-bytes.ts';
import { requireFewDocuments } from './document-limit.ts';

/** A document of the request, and its bytes. */
export interface SentDocument {
  document: Document;
  documentId: string;
  name: string;
  fileExtension: string;
  bytes: Uint8Array;
  html?: string;
}

export function describeSent(document: Document, content: SentContent): SentDocument {
  const { documentId = '', fileFormatHint = '' } = document;
  const { fileExtension = fileFormatHint } = document;
  const name = document.name ?? content.name ?? `Document ${documentId}`;
  return { document, documentId, fileExtension, ...content, name };
}

/** Reports whether the form of a document becomes tabs. */
export function isTransformed({ transformPdfFields }: Document): boolean {
  return transformPdfFields === 'true';
}

/** Reads the file of a document, and has LibreOffice make a PDF of it first where that can. */
export async function readFile(
  { documents }: Pick<State, 'documents'>,
  sent: SentDocument,
): ReturnType<Documents['readDocument']> {
  const { document, name, fileExtension, bytes } = sent;
  return documents.readDocument(bytes, {
    name,
    fileExtension,
    readsForm: isTransformed(document),
    converted: await convertByOffice({ documents }, sent),
  });
}

/**
 * Begins to read the files that are in a request itself, before the transaction that adds them.
 * @throws ServiceRefusal DOCUMENT_LIMIT_EXCEEDED before any is read; whatever reading them throws
 */
export async function readFilesAhead(
  documents: Documents,
  sent: readonly Document[],
  files: ReadonlyMap<string, FileBeside>,
): Promise<void> {
  requireFewDocuments(sent.length);
  await oneByOne(sent, async (document) => {
    const content = contentWithin(document, files);
    if (content !== undefined) await readFile({ documents }, describeSent(document, content));
  });
}

/** Has LibreOffice make a PDF of a document; undefined where it is missing, or cannot. */
async function convertByOffice(
  { documents }: Pick<State, 'documents'>,
  { name, fileExtension, bytes }: SentDocument,
): Promise<Uint8Array | undefined> {
  const office = officeProgram();
  if (office === undefined || !mayBeOffice(bytes)) return undefined;
  const extension = await documents.officeExtension(bytes, { name, fileExtension });
  return extension === undefined ? undefined : documents.convertByOffice(bytes, extension, office);
}
