import { defineOperation } from '../../../engine/operation.ts';
import { findTemplate } from '../../../envelope/find-template.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { deleteLock } from '../../../envelope-parts/locks/delete-lock.ts';
import { presentLock } from '../../../envelope-parts/locks/present-lock.ts';

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
