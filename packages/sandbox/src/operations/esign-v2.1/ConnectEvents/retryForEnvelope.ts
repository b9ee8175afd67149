import { sendAgain } from '../../../connect/send-again.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireAdmin } from '../../../engine/require-admin.js';
import { findEnvelope } from '../../../envelope/find.js';

export const operation = defineOperation(
  'ConnectEvents_retryForEnvelope',
  async (state, { path }, context) => {
    requireAdmin(context);
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: { retryQueue: await sendAgain(state, envelope) } };
  },
);
