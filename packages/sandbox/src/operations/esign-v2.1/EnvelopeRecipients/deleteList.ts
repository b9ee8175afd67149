import { defineOperation } from '../../../engine/operation.ts';
import { deleteRecipients } from '../../../envelope/delete-recipients.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { presentRecipients } from '../../../envelope/present-recipients.ts';
import { namedRecipients } from '../../../envelope/recipient-lists.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';

export const operation = defineOperation(
  'EnvelopeRecipients_deleteList',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    await deleteRecipients(state, context, envelope, namedRecipients(body));
    await saveEnvelope(state, envelope);
    return { status: 200, body: presentRecipients(envelope) };
  },
);
