import { sendAgain } from '../../../connect/send-again.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { findEnvelope } from '../../../envelope/find.ts';

export const operation = defineOperation(
  'ConnectEvents_retryForEnvelopes',
  async (state, { body }, context) => {
    requireAdmin(context);
    const ids = [...new Set(body.envelopeIds.map((id) => id.toLowerCase()))];
    const outcomes = await Promise.all(ids.map((id) => outcomeOf(id)));
    if (outcomes.every((outcome) => outcome instanceof ServiceError)) throw outcomes[0];
    const retryQueue = [];
    for (const [index, outcome] of outcomes.entries())
      if (outcome instanceof ServiceError)
        retryQueue.push({
          envelopeId: ids[index],
          status: 'Fail' as const,
          statusMessage: outcome.message,
        });
      else retryQueue.push(...(await sendAgain(state, outcome)));
    return { status: 200, body: { retryQueue } };

    function outcomeOf(id: string) {
      return findEnvelope(state, context, id).catch((error: unknown) => {
        if (error instanceof ServiceError) return error;
        throw error;
      });
    }
  },
);
