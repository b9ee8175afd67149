import { defineOperation } from '../../../engine/operation.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { createRecipientTabs } from '../../../tabs/create-tabs.js';

export const operation = defineOperation(
  'EnvelopeRecipientTabs_create',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const recipient = findRecipient(envelope, path.recipientId);
    const tabs = await createRecipientTabs(state, envelope, recipient, body);
    await saveEnvelope(state, envelope);
    return { status: 201, body: tabs };
  },
);
