import type { LockInformation } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredLock } from '../../state/model/envelope.ts';

/** A lock as callers see it; only its owner sees the token. */
export function presentLock(lock: StoredLock, { token }: { token: boolean }): LockInformation {
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
export function lockHeaders({ token, durationInSeconds }: StoredLock): Record<string, string> {
  return {
    'x-docusign-edit': JSON.stringify({
      LockToken: token,
      LockDurationInSeconds: String(durationInSeconds),
    }),
  };
}
