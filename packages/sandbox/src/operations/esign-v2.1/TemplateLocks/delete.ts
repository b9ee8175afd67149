import { defineOperation } from '../../../engine/operation.js';
import { findTemplate } from '../../../envelope/find-template.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { deleteLock } from '../../../envelope-parts/locks/delete-lock.js';
import { presentLock } from '../../../envelope-parts/locks/present-lock.js';

export const operation = defineOperation(
  'TemplateLocks_delete',
  async (state, { path, query, header }, context) => {
    const found = await findTemplate(state, context, path.templateId, { change: true });
    const lock = await deleteLock(state, found, context, {
      header: header['X-DocuSign-Edit'],
      saveChanges: query.save_changes !== 'false',
    });
    await saveEnvelope(state, found);
    return { status: 200, body: presentLock(lock, { token: false }) };
  },
);
