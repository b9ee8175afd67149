import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { presentRecipients } from '../../../envelope/present-recipients.ts';
import { seenEnvelope } from '../../../envelope/seen-envelope.ts';

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
