import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { saveEnvelope } from '../save.ts';
import { createLock } from './create-lock.ts';
import { deleteLock } from './delete-lock.ts';
import { findLock } from './find-lock.ts';
import { lockHeaders, presentLock } from './present-lock.ts';
import { updateLock } from './update-lock.ts';

export const EnvelopeLocks_get = defineOperation(
  'EnvelopeLocks_get',
  async (state, { path }, context) => {
    const lock = findLock(state, await findEnvelope(state, context, path.envelopeId));
    const owner = lock.userId === context.caller.userId;
    return {
      status: 200,
      ...(owner && { headers: lockHeaders(lock) }),
      body: presentLock(lock, { token: owner }),
    };
  },
);

export const EnvelopeLocks_create = defineOperation(
  'EnvelopeLocks_create',
  async (state, { path, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    const lock = createLock(state, found, context, body);
    await saveEnvelope(state, found);
    return { status: 201, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);

export const EnvelopeLocks_update = defineOperation(
  'EnvelopeLocks_update',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    const lock = updateLock(state, found, context, header['X-DocuSign-Edit'], body);
    await saveEnvelope(state, found);
    return { status: 200, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);

export const EnvelopeLocks_delete = defineOperation(
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
