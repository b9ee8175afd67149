import type { LockRequest } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope, StoredLock } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { findLock, lockDuration } from './current-lock.ts';
import { requireLockToken } from './require-lock-token.ts';

/**
 * Restarts the duration of a lock. The caller saves the envelope afterwards.
 * @param header the `X-DocuSign-Edit` header
 * @throws ServiceRefusal EDIT_LOCK_ENVELOPE_NOT_LOCKED, EDIT_LOCK_NOT_LOCK_OWNER,
 * INVALID_REQUEST_BODY
 * @evidence public
 */
export function updateLock(
  state: State,
  envelope: StoredEnvelope,
  context: Pick<Context, 'caller'>,
  header: string | undefined,
  request: LockRequest | undefined,
): StoredLock {
  const lock = findLock(state, envelope);
  requireLockToken(envelope, header, context, state);
  lock.durationInSeconds = lockDuration(request, lock.durationInSeconds);
  lock.until = state.now + lock.durationInSeconds * 1000;
  lock.lockedByApp = request?.lockedByApp ?? lock.lockedByApp;
  return lock;
}
