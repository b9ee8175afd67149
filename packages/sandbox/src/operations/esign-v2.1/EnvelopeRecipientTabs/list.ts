import { defineOperation } from '../../../engine/operation.ts';
import { findRecipient } from '../../../envelope-parts/find-recipient.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { seenEnvelope } from '../../../envelope/seen-envelope.ts';
import { presentTabs } from '../../../tabs/present-tabs.ts';

export const operation = defineOperation(
  'EnvelopeRecipientTabs_list',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const recipient = findRecipient(seenEnvelope(context, envelope), path.recipientId);
    return { status: 200, body: presentTabs(recipient) };
  },
);
