import type { LockInformation, LockRequest } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope, StoredLock } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { ended } from '../statuses.ts';

/**
 * Returns the lock on an envelope or template; undefined if there is none, it has expired, or the
 * envelope has ended, as there is nothing left to protect.
 * @evidence public
 */
export function currentLock(
  state: Pick<State, 'now'>,
  { lock, status }: Pick<StoredEnvelope, 'lock' | 'status'>,
): StoredLock | undefined {
  if (lock === undefined || lock.until <= state.now || ended.includes(status)) return undefined;
  return lock;
}

/**
 * Finds the lock on an envelope or template.
 * @param options the status of the error, if it is not that of the code
 * @throws ServiceRefusal EDIT_LOCK_ENVELOPE_NOT_LOCKED if there is none, or it has expired
 */
export function findLock(
  state: Pick<State, 'now'>,
  envelope: StoredEnvelope,
  options?: { status: number },
): StoredLock {
  const lock = currentLock(state, envelope);
  if (lock !== undefined) return lock;
  throw new ServiceRefusal(
    'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
    `The ${envelope.kind} ${envelope.envelopeId} is not locked, or the lock has expired.`,
    options,
  );
}

/**
 * The longest that a lock may last, in seconds: a year.
 * @evidence inferred
 */
export const longestLock = 31_536_000;

/**
 * Reads the requested duration of a lock, in seconds.
 * @param otherwise the duration if the request has none
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where that is no time
 */
export function lockDuration(request: LockRequest | undefined, otherwise: number): number {
  const asked = request?.lockDurationInSeconds;
  if (asked === undefined) return otherwise;
  const seconds = Number(asked);
  if (Number.isSafeInteger(seconds) && seconds > 0 && seconds <= longestLock) return seconds;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/lockDurationInSeconds must be a whole number of seconds from 1 to ${longestLock}, but is ${asked}.`,
  );
}

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

/**
 * Creates the response headers for the owner of a lock: the lock in the form in which it is sent
 * back with changes.
 */
export function lockHeaders({ token, durationInSeconds }: StoredLock): Record<string, string> {
  return {
    'x-docusign-edit': JSON.stringify({
      LockToken: token,
      LockDurationInSeconds: String(durationInSeconds),
    }),
  };
}
