import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { deleteLock } from '../../../envelope-parts/locks/delete-lock.ts';
import { presentLock } from '../../../envelope-parts/locks/present-lock.ts';

export const operation = defineOperation(
  'EnvelopeLocks_delete',
  async (state, { path, query, header }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    const lock = await deleteLock(state, found, context, {
      header: header['X-DocuSign-Edit'],
      saveChanges: query.save_changes !== 'false',
    });
    await saveEnvelope(state, found);
    return { status: 200, body: presentLock(lock, { token: false }) };
  },
);
