import { defineOperation } from '../../../engine/operation.js';
import { findRecipient } from '../../../envelope-parts/find-recipient.js';
import { findEnvelope } from '../../../envelope/find.js';
import { seenEnvelope } from '../../../envelope/seen-envelope.js';
import { presentTabs } from '../../../tabs/present-tabs.js';

export const operation = defineOperation(
  'EnvelopeRecipientTabs_list',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const recipient = findRecipient(seenEnvelope(context, envelope), path.recipientId);
    return { status: 200, body: presentTabs(recipient) };
  },
);
