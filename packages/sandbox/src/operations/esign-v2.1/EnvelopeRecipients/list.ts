import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { presentRecipients } from '../../../envelope/present-recipients.js';
import { seenEnvelope } from '../../../envelope/seen-envelope.js';

export const operation = defineOperation(
  'EnvelopeRecipients_list',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return {
      status: 200,
      body: presentRecipients(seenEnvelope(context, envelope), {
        tabs: query.include_tabs === 'true',
      }),
    };
  },
);
