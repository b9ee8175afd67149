import { InputError } from '../errors/input-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import type { CallOptions } from '../options.js';
import { wait } from '../retry.js';

/** Options for waiting; the other options apply to each call. */
export interface WaitOptions extends CallOptions {
  /**
   * Milliseconds between two looks; 15 minutes by default. The service allows no less for the same
   * thing, and applications that ask more often do not pass its review.
   */
  every?: number | undefined;
  /** Milliseconds for the whole wait; for ever by default. Then it rejects with a `TimeoutError`. */
  timeout?: number | undefined;
}

const quarterOfAnHour = 15 * 60_000;
/** Hosts of the service, for which its limit holds. */
const limited = /^https:\/\/[^/]*\.docusign\.(?:net|com)(?::|\/|$)/;

/**
 * Polls until a condition is met.
 * @param wake called with a function that ends the pause before the next poll
 * @throws the errors of a poll; TimeoutError; the reason of the signal; InputError if `every` is
 * shorter than the service allows
 */
export async function poll<Found>(
  operation: string,
  baseUrl: string,
  look: (calls: CallOptions) => Promise<Found>,
  isDone: (found: Found) => boolean,
  { every = quarterOfAnHour, timeout, ...calls }: WaitOptions,
  wake?: (now: () => void) => void,
): Promise<Found> {
  if (!(every >= (limited.test(baseUrl) ? quarterOfAnHour : 1)))
    throw new InputError(
      operation,
      `every must be at least ${quarterOfAnHour} milliseconds, not ${every}: the service allows one look in 15 minutes; use Connect to hear of changes at once`,
    );
  const end = timeout === undefined ? Infinity : Date.now() + timeout;
  for (;;) {
    // Called before the poll, so that no event during it is lost.
    const pause = new AbortController();
    wake?.(() => pause.abort());
    const found = await look(calls);
    if (isDone(found)) return found;
    const left = end - Date.now();
    if (left <= 0) throw new TimeoutError(operation, 'call', timeout ?? 0);
    const signals = [pause.signal, ...(calls.signal ? [calls.signal] : [])];
    await wait(Math.min(every, left), AbortSignal.any(signals)).catch((error: unknown) => {
      calls.signal?.throwIfAborted();
      if (!pause.signal.aborted) throw error;
    });
  }
}
