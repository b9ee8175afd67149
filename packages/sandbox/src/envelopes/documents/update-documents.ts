import type { Document } from '@countersign/types/esign-v2.1';
import type { FileBeside } from '@countersign/mock/extend';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { requireStatus } from '../guards.ts';
import { findDocument } from './find-document.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { dropTabs } from '../tabs/document-tabs.ts';
import { giveHtmlTabs } from '../html/give-html-tabs.ts';
import { addDocuments, requireDocumentIds } from './add-documents.ts';
import { hasContent } from './document-bytes.ts';
import { takeForms } from './forms/take-forms.ts';

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
  await takeForms(state, envelope);
  giveHtmlTabs(envelope);
  return input.map(({ documentId = '' }) => findDocument(envelope, documentId));
}

/** A document of a request after storing it, or as sent if it came without content. */
export type UpdatedDocument = { stored: StoredDocument } | { withoutContent: Document };

/**
 * Does the same for a list, of which documents whose content did not come are left out.
 * @throws ServiceRefusal as `updateDocuments`
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
  const received = input.filter((document) => hasContent(document, files));
  requireDocumentIds(input);
  if (received.length > 0) await addDocuments(state, envelope, received, files);
  await takeForms(state, envelope);
  giveHtmlTabs(envelope);
  return input.map((document) =>
    received.includes(document)
      ? { stored: findDocument(envelope, document.documentId ?? '') }
      : { withoutContent: document },
  );
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
