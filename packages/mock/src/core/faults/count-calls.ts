import type { CallCount } from '../steps/context.ts';
import type { Step } from '../steps/steps.ts';
import type { RateLimitOptions } from '../mock.ts';
import { getCallerKey } from './caller-key.ts';
import { createRateLimit, type RateLimitState } from './rate-limit.ts';

/** Creates the step that counts a call against the limit of its token. */
export function countCalls(rateLimit: RateLimitOptions, clock: () => number): Step {
  const count = createRateLimit(rateLimit, clock);
  return (context) => {
    context.count = callCount(count(getCallerKey(context.request)), clock());
    return undefined;
  };
}

/**
 * Creates the headers that report the state of the caller's limit.
 * @param now milliseconds since 1970
 */
export function callCount(
  { limit, remaining, reset, exceeded }: RateLimitState,
  now: number,
): CallCount {
  const headers = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(reset),
    ...(exceeded && { 'retry-after': String(Math.max(reset - Math.ceil(now / 1000), 1)) }),
  };
  return { exceeded, headers };
}
