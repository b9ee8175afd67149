import { defineForBoth } from '../define-for-both.ts';
import { saveEnvelope } from '../save.ts';
import { createLock } from './create-lock.ts';
import { findLock, lockHeaders, presentLock } from './current-lock.ts';
import { deleteLock } from './delete-lock.ts';
import { updateLock } from './update-lock.ts';

// Not saved with the `save` of `open`, as locking a template does not count as a modification.

export const [EnvelopeLocks_get, TemplateLocks_get] = defineForBoth(
  'EnvelopeLocks_get',
  'TemplateLocks_get',
  async (state, _request, { caller }, open) => {
    const { found } = await open();
    const lock = findLock(state, found, { status: 404 });
    const owner = lock.userId === caller.userId;
    return {
      status: 200,
      ...(owner && { headers: lockHeaders(lock) }),
      body: presentLock(lock, { token: owner }),
    };
  },
);

export const [EnvelopeLocks_create, TemplateLocks_create] = defineForBoth(
  'EnvelopeLocks_create',
  'TemplateLocks_create',
  async (state, { body }, context, open) => {
    const { found } = await open({ change: true });
    const lock = createLock(state, found, context, body);
    await saveEnvelope(state, found);
    return { status: 201, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);

export const [EnvelopeLocks_update, TemplateLocks_update] = defineForBoth(
  'EnvelopeLocks_update',
  'TemplateLocks_update',
  async (state, { header, body }, context, open) => {
    const { found } = await open({ change: true });
    const lock = updateLock(state, found, context, header['X-DocuSign-Edit'], body);
    await saveEnvelope(state, found);
    return { status: 200, headers: lockHeaders(lock), body: presentLock(lock, { token: true }) };
  },
);

export const [EnvelopeLocks_delete, TemplateLocks_delete] = defineForBoth(
  'EnvelopeLocks_delete',
  'TemplateLocks_delete',
  async (state, { query, header }, context, open) => {
    const { found } = await open({ change: true });
    const lock = await deleteLock(state, found, context, {
      header: header['X-DocuSign-Edit'],
      saveChanges: query.save_changes !== 'false',
    });
    await saveEnvelope(state, found);
    return { status: 200, body: presentLock(lock, { token: false }) };
  },
);
