import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { presentSignature } from '../../../envelope-documents/present-signature.js';
import { findSigner } from '../../../envelope-documents/signature-image.js';

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
