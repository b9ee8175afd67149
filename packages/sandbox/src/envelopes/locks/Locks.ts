import type { LockInformation } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredLock } from '../../state/model/envelope.ts';
import { defineForBoth } from '../define-for-both.ts';
import { saveEnvelope } from '../save.ts';
import { createLock } from './create-lock.ts';
import { deleteLock } from './delete-lock.ts';
import { findLock } from './current-lock.ts';
import { updateLock } from './update-lock.ts';

// Not saved with the `save` of `open`: to lock a template does not count as modifying it.

export const [EnvelopeLocks_get, TemplateLocks_get] = defineForBoth(
  'EnvelopeLocks_get',
  'TemplateLocks_get',
  async (state, _request, { caller }, open) => {
    const { found } = await open();
    const lock = findLock(state, found);
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

/** A lock as callers see it; only its owner sees the token. */
function presentLock(lock: StoredLock, { token }: { token: boolean }): LockInformation {
  const { userId, userName, email } = lock;
  return {
    lockedByUser: { userName, email, userId, userType: 'CompanyUser', userStatus: 'Active' },
    lockedByApp: lock.lockedByApp,
    lockedUntilDateTime: dateTime(lock.until),
    lockDurationInSeconds: String(lock.durationInSeconds),
    lockType: lock.lockType,
    ...(token && { lockToken: lock.token }),
    useScratchPad: lock.useScratchPad,
  };
}

/** The headers of an answer to the owner of a lock: the lock as it is sent back with changes. */
function lockHeaders({ token, durationInSeconds }: StoredLock): Record<string, string> {
  return {
    'x-docusign-edit': JSON.stringify({
      LockToken: token,
      LockDurationInSeconds: String(durationInSeconds),
    }),
  };
}
