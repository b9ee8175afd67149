import { randomUUID } from 'node:crypto';
import type { Document } from '@countersign/types/esign-v2.1';
import type { FileBeside } from '@countersign/mock/core/contract';
import { officeProgram, plainExtension, unlistedFileTypes } from '../../documents/index.ts';
import { largestId } from '../../engine/free-id.ts';
import { oneByOne } from '../../engine/one-by-one.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type {
  PendingForm,
  StoredDocGen,
  StoredDocument,
  StoredEnvelope,
  StoredHtml,
} from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { readDocGen } from '../doc-gen/read-doc-gen.ts';
import { dropHtmlTabs } from '../html/give-html-tabs.ts';
import { addDocumentTabs } from '../tabs/document-tabs.ts';
import { readDocumentContent } from './document-bytes.ts';
import { asServiceRefusal } from './document-error.ts';
import { requireFewDocuments } from './document-limit.ts';
import { describeSent, isTransformed, readFile, type SentDocument } from './read-file.ts';
import { warnOfIgnored } from './ignored-members.ts';
import { dropTabsBeyond } from './drop-tabs-beyond.ts';
import { showName } from '../../engine/show-name.ts';

const mostBytesInEnvelope = 200 * 1024 * 1024;
const noFiles: ReadonlyMap<string, FileBeside> = new Map();

/**
 * Adds documents to an envelope or template, in memory; a document with an existing ID replaces
 * that one. Other formats are converted to PDF. Tabs of a document are those that the sender fills
 * in.
 * @param files the other parts of the request, by document ID
 * @throws ServiceRefusal UNABLE_TO_LOAD_DOCUMENT, UNSUPPORTED_PDF_CONTENT, DOCUMENT_LIMIT_EXCEEDED,
 *   INVALID_REQUEST_PARAMETER for an ID that is no number or stands twice, or for too many bytes
 */
export async function addDocuments(
  state: State,
  envelope: StoredEnvelope,
  documents: readonly Document[],
  files: ReadonlyMap<string, FileBeside> = noFiles,
): Promise<void> {
  requireDocumentIds(documents);
  checkCount(envelope, documents);
  const sent = await oneByOne(documents, (one) => sentDocument(state, envelope, one, files));
  const read = await oneByOne(sent, (one) => readDocument(state, envelope, one));
  await oneByOne(read, (one) => addDocument(state, envelope, one));
  envelope.documents.sort((one, other) => one.order - other.order);
  checkBytes(envelope);
}

/** A document of the request, and its PDF. */
interface ReadDocument extends SentDocument {
  isPdf: boolean;
  isPlain: boolean;
  pdf: Uint8Array | undefined;
  pages: StoredDocument['pages'];
  form?: Pick<PendingForm, 'fields' | 'isSigned'>;
  docGen?: StoredDocGen;
  page?: StoredHtml;
}

async function sentDocument(
  state: State,
  envelope: StoredEnvelope,
  document: Document,
  files: ReadonlyMap<string, FileBeside>,
): Promise<SentDocument> {
  return describeSent(document, await readDocumentContent(state, envelope, document, files));
}

async function readDocument(
  state: State,
  envelope: StoredEnvelope,
  sent: SentDocument,
): Promise<ReadDocument> {
  const { name, html } = sent;
  if (html !== undefined) {
    const { pdf, pages, fields, markers } = await asServiceRefusal(
      name,
      state.documents.signableHtml(html),
    );
    return {
      ...sent,
      isPdf: false,
      isPlain: false,
      pdf,
      pages,
      page: { fields, markers, given: [] },
    };
  }
  const read = await asServiceRefusal(name, readFile(state, sent));
  const docGen = await readDocGen(state, envelope, sent);
  return { ...sent, ...read, ...(docGen !== undefined && { docGen }) };
}

/** Warns of a document that shows less than its file, and of one that the service does not take. */
function warnOfReading(
  { warn }: State,
  { documentId, fileExtension, isPlain }: ReadDocument,
): void {
  const extension = plainExtension(fileExtension);
  const like = { documentId };
  if (isPlain)
    warn({
      code: 'document-changed',
      like,
      message: `document ${documentId} was not converted by LibreOffice, so its pages show its text without looks; ${officeProgram() === undefined ? 'install LibreOffice, name it in --office, or send' : 'send'} it as a PDF to see it as it is.`,
    });
  if (unlistedFileTypes.has(extension))
    warn({
      code: 'not-as-the-service',
      like,
      message: `the service does not take files of the type \`${extension}\`.`,
    });
}

function pendingForm(
  { assignTabsToRecipientId = '' }: Document,
  form: Pick<PendingForm, 'fields' | 'isSigned'>,
): PendingForm {
  return {
    ...form,
    ...(assignTabsToRecipientId !== '' && { assignTo: assignTabsToRecipientId }),
  };
}

async function addDocument(
  state: State,
  envelope: StoredEnvelope,
  sent: ReadDocument,
): Promise<void> {
  const { document, documentId, name, fileExtension, bytes } = sent;
  const { pages, isPdf, pdf = bytes, form, docGen, page } = sent;
  warnOfReading(state, sent);
  warnOfIgnored(state, document);
  const known = envelope.documents.findIndex((one) => one.documentId === documentId);
  const replaced = envelope.documents[known];
  if (replaced !== undefined) dropHtmlTabs(envelope, replaced);
  const stored: StoredDocument = {
    documentId,
    documentIdGuid: randomUUID(),
    name,
    order: chooseOrder(document, envelope.documents, known),
    content: await state.contents.put(pdf),
    ...(!isPdf && { original: await state.contents.put(bytes) }),
    fileExtension: fileExtension === '' ? 'pdf' : plainExtension(fileExtension),
    pages,
    sizeBytes: pdf.length,
    fields: document.documentFields ?? [],
    ...pickDocumentSettings(document),
    ...(docGen !== undefined && { docGen }),
    ...(form !== undefined && { containsFormFields: true }),
    ...(form !== undefined && isTransformed(document) && { form: pendingForm(document, form) }),
    ...(page !== undefined && { html: page }),
    templates: [],
  };
  if (known === -1) envelope.documents.push(stored);
  else envelope.documents.splice(known, 1, stored);
  if (known !== -1) dropTabsBeyond(state, envelope, stored);
  if (document.tabs !== undefined) addDocumentTabs(envelope, documentId, document.tabs);
}

function chooseOrder(
  { order }: Document,
  documents: readonly StoredDocument[],
  known: number,
): number {
  if (order !== undefined && order !== '') return Number(order);
  return documents[known]?.order ?? Math.max(0, ...documents.map((one) => one.order)) + 1;
}

function pickDocumentSettings(document: Document): Partial<StoredDocument> {
  const { display, includeInDownload, signerMustAcknowledge } = document;
  const { templateLocked, templateRequired, authoritativeCopy, htmlDefinition } = document;
  const { applyAnchorTabs, docGenFormFields } = document;
  return {
    ...(applyAnchorTabs !== undefined && { applyAnchorTabs }),
    ...(display !== undefined && { display }),
    ...(includeInDownload !== undefined && { includeInDownload }),
    ...(signerMustAcknowledge !== undefined && { signerMustAcknowledge }),
    ...(templateLocked !== undefined && { templateLocked }),
    ...(templateRequired !== undefined && { templateRequired }),
    ...(authoritativeCopy !== undefined && { authoritativeCopy }),
    ...(htmlDefinition !== undefined && { htmlDefinition }),
    ...(docGenFormFields !== undefined && { docGenFormFields }),
  };
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER for an ID that is no number or stands twice */
export function requireDocumentIds(documents: readonly Document[]): void {
  const seen = new Set<string>();
  for (const [index, { documentId = '' }] of documents.entries()) {
    if (!/^[1-9]\d{0,9}$/u.test(documentId) || Number(documentId) > largestId)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `/documents/${index}/documentId is ${documentId === '' ? 'missing' : showName(documentId)}. It must be a whole number from 1 to ${largestId}.`,
      );
    if (seen.has(documentId))
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `/documents/${index}/documentId is ${documentId}, which another document already has.`,
      );
    seen.add(documentId);
  }
}

/** Before any of them is read. */
function checkCount(envelope: StoredEnvelope, documents: readonly Document[]): void {
  const ids = new Set([...envelope.documents, ...documents].map(({ documentId }) => documentId));
  requireFewDocuments(ids.size);
}

function checkBytes({ documents }: StoredEnvelope): void {
  const bytes = documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  if (bytes > mostBytesInEnvelope)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The documents would have ${bytes} bytes in total. The maximum is ${mostBytesInEnvelope}.`,
    );
}
