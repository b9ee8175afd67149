import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { presentOutcome } from '../../../envelope-documents/present-document.ts';
import { updateDocuments } from '../../../envelope-documents/update-documents.ts';

export const operation = defineOperation(
  'EnvelopeDocuments_updateList',
  async (state, { path, header, body, files }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const documents = await updateDocuments(state, envelope, body.documents, files);
    await saveEnvelope(state, envelope);
    return {
      status: 200,
      body: {
        envelopeId: envelope.envelopeId,
        envelopeDocuments: documents.map((document) => presentOutcome(envelope, document)),
      },
    };
  },
);
