import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireSender } from '../../../envelope-parts/require-sender.ts';

export const operation = defineOperation(
  'EnvelopeEmailSettings_get',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    return { status: 200, body: envelope.emailSettings ?? {} };
  },
);
