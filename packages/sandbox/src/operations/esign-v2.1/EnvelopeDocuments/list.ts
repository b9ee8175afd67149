import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import {
  presentCertificate,
  presentDocument,
} from '../../../envelope-documents/present-document.ts';
import { visibleDocuments } from '../../../envelope-documents/visible-documents.ts';

export const operation = defineOperation(
  'EnvelopeDocuments_list',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = visibleDocuments(context, envelope, {
      recipientId: query.recipient_id,
      byUser: query.documents_by_userid === 'true',
    }).filter(({ content }) => content !== undefined);
    return {
      status: 200,
      body: {
        envelopeId: envelope.envelopeId,
        envelopeDocuments: [
          ...documents.map((document) => presentDocument(envelope, document)),
          presentCertificate(envelope),
        ],
      },
    };
  },
);
