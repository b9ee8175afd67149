import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { lockHeaders, presentLock } from '../../../envelope-parts/locks/present-lock.ts';
import { updateLock } from '../../../envelope-parts/locks/update-lock.ts';

export const operation = defineOperation(
  'EnvelopeLocks_update',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    const lock = updateLock(state, found, context, header['X-DocuSign-Edit'], body);
    await saveEnvelope(state, found);
    return { status: 200, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);
