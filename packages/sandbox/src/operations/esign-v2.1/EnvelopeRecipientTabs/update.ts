import { defineOperation } from '../../../engine/operation.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { updateRecipientTabs } from '../../../tabs/change-tabs.js';

export const operation = defineOperation(
  'EnvelopeRecipientTabs_update',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(envelope, path.recipientId);
    const tabs = await updateRecipientTabs(state, envelope, recipient, body);
    await saveEnvelope(state, envelope);
    return { status: 200, body: tabs };
  },
);
