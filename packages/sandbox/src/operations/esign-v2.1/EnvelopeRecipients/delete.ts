import { defineOperation } from '../../../engine/operation.js';
import { deleteRecipients } from '../../../envelope/delete-recipients.js';
import { findEnvelope } from '../../../envelope/find.js';
import { presentRecipients } from '../../../envelope/present-recipients.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';

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
