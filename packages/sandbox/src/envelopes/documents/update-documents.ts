import type { Document } from '@countersign/types/esign-v2.1';
import type { FileBeside } from '@countersign/mock/core/contract';
import type { Context } from '../../engine/context.ts';
import { oneByOne } from '../../engine/one-by-one.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { requireStatus } from '../guards.ts';
import { inProcess } from '../statuses.ts';
import { findDocument } from './find-document.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { dropTabs } from '../tabs/document-tabs.ts';
import { addDocuments, requireDocumentIds } from './add-documents.ts';
import { hasContent } from './document-bytes.ts';
import { giveDocumentTabs } from './give-document-tabs.ts';

/**
 * Adds documents to a template or an envelope that has not ended, or replaces them, and gives them as
 * they are kept.
 * @throws ServiceRefusal DOCUMENT_UPLOAD_NOT_ALLOWED in process under `--strict`,
 *   ENVELOPE_INVALID_STATUS after the end, INVALID_REQUEST_BODY without documents, and as `addDocuments`
 * @evidence service
 */
export async function updateDocuments(
  state: State,
  envelope: StoredEnvelope,
  documents: readonly Document[] | undefined,
  files?: ReadonlyMap<string, FileBeside>,
  context: Pick<Context, 'strict'> = {},
): Promise<StoredDocument[]> {
  requireStatus(envelope, 'addDocuments', context);
  const input = requireSome(documents);
  await addDocuments(state, envelope, input, files);
  await giveDocumentTabs(state, envelope);
  return input.map(({ documentId = '' }) => findDocument(envelope, documentId));
}

/** A document of a request as it is kept, or as it was sent where it was not taken. */
export type UpdatedDocument =
  | { stored: StoredDocument }
  | { document: Document; refusal: Pick<ServiceRefusal, 'code' | 'message'> };

/**
 * Does the same for a list, of which documents that cannot be taken do not keep the others from it.
 * @throws ServiceRefusal as `updateDocuments`, but for what is wrong with one document alone
 * @evidence public
 */
export async function updateReceivedDocuments(
  state: State,
  envelope: StoredEnvelope,
  documents: readonly Document[] | undefined,
  files: ReadonlyMap<string, FileBeside>,
  context: Pick<Context, 'strict'>,
): Promise<UpdatedDocument[]> {
  requireStatus(envelope, 'addDocuments', context);
  const input = requireSome(documents);
  requireDocumentIds(input);
  const refusals = await oneByOne(input, (document) =>
    hasContent(document, files) ? addOne(state, envelope, document, files) : noContent(document),
  );
  await giveDocumentTabs(state, envelope);
  return input.map((document, index) => {
    const refusal = refusals[index];
    return refusal === undefined
      ? { stored: findDocument(envelope, document.documentId ?? '') }
      : { document, refusal };
  });
}

async function noContent({ documentId }: Document): Promise<ServiceRefusal> {
  return new ServiceRefusal(
    'NO_DOCUMENT_RECEIVED',
    `Bytes for document corresponding to documentId ${documentId ?? ''} not found in request. Send documentBase64, a remoteUrl, or a file part whose documentid is the same.`,
  );
}

/** Takes one document of a list. @returns the reason for which it is not taken */
async function addOne(
  state: State,
  envelope: StoredEnvelope,
  document: Document,
  files: ReadonlyMap<string, FileBeside>,
): Promise<ServiceRefusal | undefined> {
  const before = [...envelope.documents];
  try {
    await addDocuments(state, envelope, [document], files);
    return undefined;
  } catch (error) {
    const isOfOne = error instanceof ServiceRefusal && error.code !== 'DOCUMENT_LIMIT_EXCEEDED';
    if (!isOfOne) throw error;
    envelope.documents = before;
    return error;
  }
}

/**
 * Deletes documents of a template or an envelope that has not ended, with the tabs on them, and
 * returns the deleted documents.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, DOCUMENT_DOES_NOT_EXIST, INVALID_REQUEST_BODY
 * @evidence service
 */
export function deleteDocuments(
  envelope: StoredEnvelope,
  documents: readonly Document[] | undefined,
  context: Pick<Context, 'strict'> = {},
): StoredDocument[] {
  requireStatus(envelope, 'removeDocuments', context);
  const ids = requireSome(documents).map(({ documentId = '' }) => documentId);
  const gone = new Set(ids.map((documentId) => findDocument(envelope, documentId)));
  if (inProcess.includes(envelope.status) && gone.size === envelope.documents.length)
    throw new ServiceRefusal(
      'ENVELOPE_IS_INCOMPLETE',
      `A sent envelope requires at least one document; ${envelope.envelopeId} would have none. Add another one first, or void the envelope.`,
    );
  envelope.documents = envelope.documents.filter((one) => !gone.has(one));
  for (const { documentId } of gone) {
    dropTabs(envelope, documentId);
    for (const recipient of envelope.recipients)
      if (recipient.hiddenDocuments !== undefined)
        recipient.hiddenDocuments = recipient.hiddenDocuments.filter((id) => id !== documentId);
  }
  return [...gone];
}

function requireSome(documents: readonly Document[] | undefined): readonly Document[] {
  if (documents !== undefined && documents.length > 0) return documents;
  throw new ServiceRefusal(
    'INVALID_REQUEST_BODY',
    '/documents must contain at least one document.',
  );
}
