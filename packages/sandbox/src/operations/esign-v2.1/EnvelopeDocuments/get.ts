import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { getDocument } from '../../../envelope-documents/get-document.ts';
import { visibleDocuments } from '../../../envelope-documents/visible-documents.ts';

export const operation = defineOperation(
  'EnvelopeDocuments_get',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const file = await getDocument(state, envelope, path.documentId, {
      documents: visibleDocuments(context, envelope, {
        recipientId: query.recipient_id,
        byUser: query.documents_by_userid === 'true',
      }),
      certificate: query.certificate,
      encrypt: query.encrypt,
      encoding: query.encoding,
      watermark: query.watermark,
    });
    return { status: 200, ...file };
  },
);
