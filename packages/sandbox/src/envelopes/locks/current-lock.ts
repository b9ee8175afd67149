import type { StoredEnvelope, StoredLock } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { ended } from '../statuses.ts';

/**
 * The lock on an envelope or template; undefined where there is none, its time has run out, or the
 * envelope has ended: there is nothing left to protect then.
 */
export function currentLock(
  state: Pick<State, 'now'>,
  { lock, status }: Pick<StoredEnvelope, 'lock' | 'status'>,
): StoredLock | undefined {
  if (lock === undefined || lock.until <= state.now || ended.includes(status)) return undefined;
  return lock;
}
