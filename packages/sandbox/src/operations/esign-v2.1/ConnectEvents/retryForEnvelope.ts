import { sendAgain } from '../../../connect/send-again.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { findEnvelope } from '../../../envelope/find.ts';

export const operation = defineOperation(
  'ConnectEvents_retryForEnvelope',
  async (state, { path }, context) => {
    requireAdmin(context);
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: { retryQueue: await sendAgain(state, envelope) } };
  },
);
