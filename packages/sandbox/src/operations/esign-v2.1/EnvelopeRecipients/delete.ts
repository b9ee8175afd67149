import { defineOperation } from '../../../engine/operation.ts';
import { deleteRecipients } from '../../../envelope/delete-recipients.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { presentRecipients } from '../../../envelope/present-recipients.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';

export const operation = defineOperation(
  'EnvelopeRecipients_delete',
  async (state, { path, header }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await deleteRecipients(state, context, envelope, [path.recipientId]);
    await saveEnvelope(state, envelope);
    return { status: 200, body: presentRecipients(envelope) };
  },
);
