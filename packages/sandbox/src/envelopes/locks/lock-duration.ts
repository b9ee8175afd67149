import type { LockRequest } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';

/** The longest that a lock may last, in seconds: a year. */
export const longestLock = 31_536_000;

/**
 * How long a lock is asked to last, in seconds.
 * @param otherwise where the request does not say
 * @throws ServiceError INVALID_REQUEST_BODY where that is no time
 */
export function lockDuration(request: LockRequest | undefined, otherwise: number): number {
  const asked = request?.lockDurationInSeconds;
  if (asked === undefined) return otherwise;
  const seconds = Number(asked);
  if (Number.isSafeInteger(seconds) && seconds > 0 && seconds <= longestLock) return seconds;
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    `/lockDurationInSeconds is ${asked}; a lock lasts a whole number of seconds, more than zero and at most ${longestLock}.`,
  );
}
