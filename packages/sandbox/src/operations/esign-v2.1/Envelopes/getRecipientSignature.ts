import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { presentSignature } from '../../../envelope-documents/present-signature.ts';
import { findSigner } from '../../../envelope-documents/signature-image.ts';

export const operation = defineOperation(
  'Envelopes_getRecipientSignature',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return {
      status: 200,
      body: presentSignature(envelope, findSigner(envelope, path.recipientId)),
    };
  },
);
