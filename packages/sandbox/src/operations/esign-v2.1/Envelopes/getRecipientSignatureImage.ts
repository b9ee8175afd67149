import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findSigner, getSignatureImage } from '../../../envelope-documents/signature-image.ts';

export const operation = defineOperation(
  'Envelopes_getRecipientSignatureImage',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const recipient = findSigner(envelope, path.recipientId);
    const chrome = query.include_chrome === 'true';
    const bytes = await getSignatureImage(state, recipient, 'signature', chrome);
    return { status: 200, file: { bytes, mediaType: 'image/gif' } };
  },
);
