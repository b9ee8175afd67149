import type { RateLimitOptions } from '../mock.ts';

/** The state of a caller's rate limit after one more call. */
export interface RateLimitState {
  /** The number of calls allowed in a window. */
  limit: number;
  /** The number of calls left in this window; never below 0. */
  remaining: number;
  /** The start of the next window, in whole seconds since 1970. */
  reset: number;
  /** True if this call exceeded the limit. */
  exceeded: boolean;
}

/** The number of callers to remember; beyond it, the one whose window began first is forgotten. */
const mostKeys = 10_000;

/**
 * Creates the function that counts the calls of each caller. A window begins with the first call
 * after the last one has ended, so that a test that makes `limit` calls at once never meets the end
 * of a window in between.
 * @param clock the time in milliseconds since 1970
 */
export function createRateLimit(
  { limit, seconds }: RateLimitOptions,
  clock: () => number,
): (key: string) => RateLimitState {
  const windows = new Map<string, { ends: number; calls: number }>();

  /** Windows are all of one length, so the map has them in the order in which they end. */
  function begin(key: string, now: number) {
    windows.delete(key);
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size >= mostKeys) windows.delete(oldest);
    const window = { ends: now + seconds * 1000, calls: 0 };
    windows.set(key, window);
    return window;
  }

  return (key) => {
    const now = clock();
    const last = windows.get(key);
    const window = last === undefined || last.ends <= now ? begin(key, now) : last;
    window.calls += 1;
    return {
      limit,
      remaining: Math.max(0, limit - window.calls),
      reset: Math.ceil(window.ends / 1000),
      exceeded: window.calls > limit,
    };
  };
}
