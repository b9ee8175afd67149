import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { createLock } from '../../../envelope-parts/locks/create-lock.ts';
import { lockHeaders, presentLock } from '../../../envelope-parts/locks/present-lock.ts';

export const operation = defineOperation(
  'EnvelopeLocks_create',
  async (state, { path, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    const lock = createLock(state, found, context, body);
    await saveEnvelope(state, found);
    return { status: 201, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);
