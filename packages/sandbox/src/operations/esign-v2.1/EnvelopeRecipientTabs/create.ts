import { defineOperation } from '../../../engine/operation.ts';
import { findRecipient } from '../../../envelope-parts/find-recipient.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { createRecipientTabs } from '../../../tabs/create-tabs.ts';

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
