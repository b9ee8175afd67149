import { CountersignError } from './errors/countersign-error.js';
import type { Middleware, MiddlewareRequest } from './middleware.js';
import { wait } from './retry.js';

/** Options of `withinLimits`, which keeps calls within the limits of the service. */
export interface LimitOptions {
  /** Calls of the hour, and of the 30 seconds, that are left to others who use the same account; 0 by default. */
  readonly keep?: number | undefined;
  /** The longest wait in milliseconds; an hour by default. A call that would wait longer fails at once. */
  readonly maxWait?: number | undefined;
}

/** A limit as the last answer told it. */
interface Limit {
  left: number;
  /** The start of the next window, in milliseconds since 1970, by our clock. */
  end: number;
}

const hour = 3_600_000;
const burst = 30_000;

/**
 * Keeps calls within the limits of the account: those per hour and per 30 seconds, as the headers
 * of the answers report them. A call that exceeds a limit waits for the next period instead of
 * being refused. One such middleware is for one account: give it to each client of that account.
 *
 * Its call rejects with a CountersignError where it would have to wait longer than `maxWait`.
 */
export function withinLimits({ keep = 0, maxWait = hour }: LimitOptions = {}): Middleware {
  let byHour: Limit | undefined;
  let byBurst: Limit | undefined;
  let running = 0;
  /** The first call of a new window, while it is under way. */
  let probe: Promise<void> | undefined;

  /** Milliseconds until one more call may be sent. */
  function delay(): number {
    const now = Date.now();
    const waits = [byHour, byBurst].map((limit) =>
      limit !== undefined && limit.left - running <= keep ? limit.end - now : 0,
    );
    return Math.max(0, ...waits);
  }

  /** Waits until one more call may be sent, and counts it. Returns the function to call after it. */
  async function begin({ operation, signal }: MiddlewareRequest): Promise<() => void> {
    for (;;) {
      const pause = delay();
      if (pause > maxWait)
        throw new CountersignError(
          `${operation}: no call is left to the account for ${pause} ms, and maxWait is ${maxWait}`,
        );
      if (pause > 0) await wait(pause, signal ?? undefined);
      else if (probe !== undefined) await unlessAborted(probe, signal ?? undefined);
      else break;
    }
    running += 1;
    let endProbe: (() => void) | undefined;
    // The first call of a window goes alone: its answer shows how many of the others may go.
    if (isOver(byHour) || isOver(byBurst)) probe = new Promise((resolve) => (endProbe = resolve));
    return () => {
      running -= 1;
      if (endProbe === undefined) return;
      probe = undefined;
      endProbe();
    };
  }

  return async (request, next) => {
    const end = await begin(request);
    try {
      const response = await next(request);
      const { headers } = response;
      const now = Date.now();
      if (isOver(byHour)) byHour = undefined;
      if (isOver(byBurst)) byBurst = undefined;
      const reset = readNumber(headers, 'x-ratelimit-reset');
      const hourly = readNumber(headers, 'x-ratelimit-remaining');
      if (hourly !== undefined && reset !== undefined) {
        // The service's own clock, since ours may be wrong.
        const theirs = Date.parse(headers.get('date') ?? '') || now;
        byHour = { left: hourly, end: now + Math.max(0, reset * 1000 - theirs) };
      }
      const left = readNumber(headers, 'x-burstlimit-remaining');
      // The service does not say when the 30 seconds began: count from their first answer.
      if (left !== undefined) {
        const isNew = byBurst === undefined || byBurst.end <= now || left > byBurst.left;
        byBurst = { left, end: isNew ? now + burst : (byBurst?.end ?? now + burst) };
      }
      return response;
    } finally {
      end();
    }
  };
}

/** Reports whether the window of a limit has ended. */
function isOver(limit: Limit | undefined): boolean {
  return limit !== undefined && limit.end <= Date.now();
}

/** Waits for some work, or rejects with the reason of the signal. */
function unlessAborted(work: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal?.reason);
    if (signal?.aborted === true) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    void work.finally(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
  });
}

function readNumber(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}
