import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { setSignatureImage } from '../../../envelope-documents/signature-image.ts';

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
