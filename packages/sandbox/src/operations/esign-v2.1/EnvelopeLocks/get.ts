import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { findLock } from '../../../envelope-parts/locks/find-lock.js';
import { lockHeaders, presentLock } from '../../../envelope-parts/locks/present-lock.js';

export const operation = defineOperation('EnvelopeLocks_get', async (state, { path }, context) => {
  const lock = findLock(state, await findEnvelope(state, context, path.envelopeId));
  const owner = lock.userId === context.caller.userId;
  return {
    status: 200,
    ...(owner && { headers: lockHeaders(lock) }),
    body: presentLock(lock, { token: owner }),
  };
});
