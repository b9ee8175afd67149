import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { updateRecipients } from '../../../envelope/update-recipients.ts';

export const operation = defineOperation(
  'EnvelopeRecipients_update',
  async (state, { path, query, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const resend = query.resend_envelope === 'true';
    // A call without a body asks for nothing but the e-mails.
    if (body === undefined && !resend) return { status: 200, body: { recipientUpdateResults: [] } };
    const recipientUpdateResults = await updateRecipients(state, context, envelope, body ?? {}, {
      resend,
      combine: query.combine_same_order_recipients === 'true',
    });
    await saveEnvelope(state, envelope);
    return { status: 200, body: { recipientUpdateResults } };
  },
);
