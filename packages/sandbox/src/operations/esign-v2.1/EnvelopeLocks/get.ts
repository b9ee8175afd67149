import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findLock } from '../../../envelope-parts/locks/find-lock.ts';
import { lockHeaders, presentLock } from '../../../envelope-parts/locks/present-lock.ts';

export const operation = defineOperation('EnvelopeLocks_get', async (state, { path }, context) => {
  const lock = findLock(state, await findEnvelope(state, context, path.envelopeId));
  const owner = lock.userId === context.caller.userId;
  return {
    status: 200,
    ...(owner && { headers: lockHeaders(lock) }),
    body: presentLock(lock, { token: owner }),
  };
});
