import type { StoredMember } from '../../state/model/account.ts';
import type { StoredLock } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/**
 * Checks whether a user may lock envelopes, which all may from whom it is not taken.
 * @evidence public
 */
export function mayLock({ settings }: Pick<StoredMember, 'settings'>): boolean {
  return settings['canLockEnvelopes'] !== 'false';
}

/** Makes a lock for a user. It lasts from now, unless it has an end of its own. */
export function newLock(
  { now }: Pick<State, 'now'>,
  { userId, userName, email }: Pick<StoredMember, 'userId' | 'userName' | 'email'>,
  {
    token,
    durationInSeconds,
    lockedByApp = '',
    useScratchPad = 'false',
    until = now + durationInSeconds * 1000,
  }: Pick<StoredLock, 'token' | 'durationInSeconds'> &
    Partial<Pick<StoredLock, 'lockedByApp' | 'useScratchPad' | 'until'>>,
): StoredLock {
  return {
    token,
    lockedByApp,
    userId,
    userName,
    email,
    durationInSeconds,
    until,
    lockType: 'edit',
    useScratchPad,
  };
}
