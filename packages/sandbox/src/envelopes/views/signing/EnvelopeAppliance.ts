import type { DisplayApplianceInfo } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../../engine/operation.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import { findEnvelope } from '../../find-envelope.ts';
import { isDone } from '../../statuses.ts';
import { visibleDocuments } from '../../visibility/visible-documents.ts';

export const EnvelopeAppliance_getApplianceInfo = defineOperation(
  'EnvelopeAppliance_getApplianceInfo',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = visibleDocuments(context, envelope);
    return { status: 200, body: present(envelope, documents) };
  },
);

const content = 'content';

function present(
  { accountId, envelopeId, status, sender, settings, recipients }: StoredEnvelope,
  documents: StoredEnvelope['documents'],
): DisplayApplianceInfo {
  return {
    account: { accountId, signingVersion: 'v2' },
    envelope: {
      envelopeId,
      status,
      userId: sender.userId,
      signOnline: true,
      burnDefaultTabData: settings.burnDefaultTabData === 'true',
      isEnvelopeIDStampingEnabled: settings.envelopeIdStamping === 'true',
    },
    documents: documents.map(({ documentId, documentIdGuid, name, pages }) => ({
      documentId,
      externalDocumentId: documentIdGuid,
      envelopeId,
      name,
      documentType: content,
      pages: pages.length,
    })),
    documentPages: documents.flatMap(({ documentId, name, fileExtension, pages }) =>
      pages.map(({ width, height }, at) => ({
        documentId,
        documentName: name,
        extension: fileExtension,
        docPageCountTotal: pages.length,
        page: at + 1,
        type: content,
        isAttachmentType: false,
        width72DPI: Math.round(width),
        height72DPI: Math.round(height),
      })),
    ),
    pages: documents.flatMap(({ documentId, documentIdGuid, name, pages }) =>
      pages.map(({ width, height }, at) => ({
        documentId,
        externalDocumentId: documentIdGuid,
        documentName: name,
        pageNo: at + 1,
        isFirstPage: at === 0,
        pageType: content,
        width: Math.round(width),
        height: Math.round(height),
      })),
    ),
    recipients: recipients.map((recipient) => {
      const { recipientId, recipientIdGuid, type, status: recipientStatus, details } = recipient;
      const { name = '', email = '' } = details;
      return {
        recipientId,
        recipientGuidId: recipientIdGuid,
        recipientType: type,
        recipientStatus,
        fullName: name,
        userName: name,
        email,
        isNotary: type === 'notary',
        signed: isDone(recipient),
      };
    }),
  };
}
