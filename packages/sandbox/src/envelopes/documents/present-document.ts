import type { Document, EnvelopeDocument } from '@countersign/types/esign-v2.1';
import { deriveGuid } from '../../engine/derive-guid.ts';
import type { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import { deleteUndefined } from '../delete-undefined.ts';
import { presentErrors, presentFields, presentStatus } from '../doc-gen/present-doc-gen.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import { isAuthoritativeCopy } from './authoritative-copies.ts';

/** The parts of an envelope or template that an answer about a document needs. */
type PresentedEnvelope = Pick<StoredEnvelope, 'kind' | 'envelopeId' | 'settings'>;

/** The fields that a list of documents has only on request. */
export interface ListedDocumentOptions {
  /** The fields for document generation (false). */
  docGenFormFields?: boolean;
  /** The size in bytes (false). */
  size?: boolean;
  /** True if its pages were changed (false). */
  edited?: boolean;
}

/** A document in a list. */
export function presentListedDocument(
  envelope: PresentedEnvelope,
  document: StoredDocument,
  { docGenFormFields = false, size = false, edited = false }: ListedDocumentOptions,
): EnvelopeDocument {
  const { sizeBytes, ...shown } = presentDocument(envelope, document);
  const { docGen } = document;
  return deleteUndefined({
    ...shown,
    sizeBytes: size ? sizeBytes : undefined,
    isEdited: edited ? (document.isEdited === true ? 'true' : 'false') : undefined,
    docGenFormFields: docGenFormFields
      ? docGen === undefined
        ? (document.docGenFormFields ?? [])
        : presentFields(docGen)
      : undefined,
    ...(docGen !== undefined && {
      isDocGenDocument: 'true' as const,
      docGenDocumentStatus: presentStatus(docGen),
      ...presentErrors(docGen),
    }),
  });
}

/** A document with its size. */
export function presentDocument(
  envelope: PresentedEnvelope,
  document: StoredDocument,
): EnvelopeDocument {
  const { kind, envelopeId } = envelope;
  const { documentId, documentIdGuid, name, order, sizeBytes, fields } = document;
  return deleteUndefined({
    documentId,
    documentIdGuid,
    name,
    type: 'content',
    order: String(order),
    uri: `/${kind}s/${envelopeId}/documents/${documentId}`,
    sizeBytes: String(sizeBytes),
    display: document.display,
    includeInDownload: document.includeInDownload === 'false' ? 'false' : undefined,
    signerMustAcknowledge: document.signerMustAcknowledge,
    templateLocked: yesOrNo(document.templateLocked),
    templateRequired: yesOrNo(document.templateRequired),
    authoritativeCopy: isAuthoritativeCopy(envelope, document) ? 'true' : undefined,
    documentFields: fields.length === 0 ? undefined : fields,
    containsPdfFormFields: document.containsFormFields === true ? 'true' : 'false',
    pages: presentPages(document),
    availableDocumentTypes: [{ type: 'electronic', isDefault: 'true' }],
  });
}

/** Pages are measured in points, of which an inch has 72. */
function presentPages({ documentIdGuid, pages }: StoredDocument): EnvelopeDocument['pages'] {
  return pages.map(({ width, height }, at) => ({
    pageId: deriveGuid(`page ${at + 1} of ${documentIdGuid}`),
    sequence: String(at + 1),
    height: String(Math.round(height)),
    width: String(Math.round(width)),
    dpi: '72',
  }));
}

function yesOrNo(value: string | undefined): 'true' | 'false' | undefined {
  return value === 'true' || value === 'false' ? value : undefined;
}

/** The certificate of completion as it stands at the end of lists. */
export function presentCertificate({
  envelopeId,
}: Pick<StoredEnvelope, 'envelopeId'>): EnvelopeDocument {
  return {
    documentId: 'certificate',
    documentIdGuid: certificateId(envelopeId),
    name: 'Summary',
    type: 'summary',
    order: '999',
    uri: `/envelopes/${envelopeId}/documents/certificate`,
    availableDocumentTypes: [{ type: 'electronic', isDefault: 'true' }],
  };
}

/** The certificate is kept nowhere; its ID follows from that of the envelope. */
function certificateId(envelopeId: string): string {
  return deriveGuid(`certificate of ${envelopeId}`);
}

/** A document in the answer to a change, which says less than a list. */
export function presentChanged(
  envelope: PresentedEnvelope,
  document: StoredDocument,
): EnvelopeDocument {
  const {
    sizeBytes: _size,
    pages: _pages,
    availableDocumentTypes: _types,
    ...shown
  } = presentDocument(envelope, document);
  return shown;
}

/** A document in the answer to a change, with the outcome. */
export function presentOutcome(
  envelope: PresentedEnvelope,
  document: StoredDocument,
): EnvelopeDocument {
  return { ...presentChanged(envelope, document), errorDetails: success };
}

/** A document of a request that was not taken, with the outcome. */
export function presentRefused({
  document: { documentId, name, order },
  refusal: { code: errorCode, message },
}: {
  document: Document;
  refusal: Pick<ServiceRefusal, 'code' | 'message'>;
}): EnvelopeDocument {
  return deleteUndefined({ documentId, name, order, errorDetails: { errorCode, message } });
}
