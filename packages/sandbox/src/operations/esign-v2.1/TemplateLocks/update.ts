import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { lockHeaders, presentLock } from '../../../envelope-parts/locks/present-lock.js';
import { updateLock } from '../../../envelope-parts/locks/update-lock.js';

export const operation = defineOperation(
  'TemplateLocks_update',
  async (state, { path, header, body }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    const lock = updateLock(state, found, context, header['X-DocuSign-Edit'], body);
    await saveEnvelope(state, found);
    return { status: 200, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);
