import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { updateRecipients } from '../../../envelope/update-recipients.js';

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
