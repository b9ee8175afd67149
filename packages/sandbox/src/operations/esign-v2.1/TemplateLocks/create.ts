import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { createLock } from '../../../envelope-parts/locks/create-lock.js';
import { lockHeaders, presentLock } from '../../../envelope-parts/locks/present-lock.js';

export const operation = defineOperation(
  'TemplateLocks_create',
  async (state, { path, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    const lock = createLock(state, found, context, body);
    await saveEnvelope(state, found);
    return { status: 201, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);
