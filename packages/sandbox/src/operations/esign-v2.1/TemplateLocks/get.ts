import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { findLock } from '../../../envelope-parts/locks/find-lock.js';
import { lockHeaders, presentLock } from '../../../envelope-parts/locks/present-lock.js';

export const operation = defineOperation('TemplateLocks_get', async (state, { path }, context) => {
  const lock = findLock(state, await findTemplate(state, context, path.templateId));
  const owner = lock.userId === context.caller.userId;
  return {
    status: 200,
    ...(owner && { headers: lockHeaders(lock) }),
    body: presentLock(lock, { token: owner }),
  };
});
