import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { setSignatureImage } from '../../../envelope-documents/signature-image.js';

export const operation = defineOperation(
  'Envelopes_updateRecipientSignatureImage',
  async (state, { path, header, bytes }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await setSignatureImage(state, envelope, path.recipientId, 'signature', bytes);
    await saveEnvelope(state, envelope);
    return { status: 200 };
  },
);
