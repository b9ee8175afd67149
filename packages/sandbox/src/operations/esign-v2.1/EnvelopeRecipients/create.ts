import { defineOperation } from '../../../engine/operation.ts';
import { createRecipients } from '../../../envelope/create-recipients.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';

export const operation = defineOperation(
  'EnvelopeRecipients_create',
  async (state, { path, query, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const resend = query.resend_envelope === 'true';
    const added = await createRecipients(state, context, envelope, body, { resend });
    await saveEnvelope(state, envelope);
    return { status: 201, body: added };
  },
);
