/** The number and timing of retries. */
export interface RetryOptions {
  /** Attempts after the first; 2 by default. */
  max?: number | undefined;
  /** Milliseconds before the first of them, and twice as many before each further one; 500 by default. */
  delay?: number | undefined;
  /** The longest wait in milliseconds; 30,000 by default. Asked for more by the service, the call fails at once. */
  maxDelay?: number | undefined;
  /**
   * Also repeat requests that may already have taken effect. GET and HEAD are always repeated:
   * after a connection that was lost or timed out before an answer began, and after the statuses
   * 408, 429, 500, 502, 503 and 504. Other methods are repeated only after 429, which means that
   * nothing was done; with `unsafe`, like GET.
   */
  unsafe?: boolean | undefined;
}

/**
 * Reads the milliseconds until the service allows another attempt: by `Retry-After`, or by the
 * start of the next hour of calls (`X-RateLimit-Reset`) if none is left of this one.
 */
export function readRetryDelay(headers: Headers): number | undefined {
  const after = headers.get('retry-after');
  // The service's own clock, since ours may be wrong.
  const now = Date.parse(headers.get('date') ?? '') || Date.now();
  if (after !== null) {
    const milliseconds = /^\d+$/.test(after) ? Number(after) * 1000 : Date.parse(after) - now;
    if (!Number.isNaN(milliseconds)) return Math.max(0, milliseconds);
  }
  const reset = Number(headers.get('x-ratelimit-reset') ?? Number.NaN);
  const left = headers.get('x-ratelimit-remaining');
  return left === '0' && reset > 0 ? Math.max(0, reset * 1000 - now) : undefined;
}

/**
 * Computes the milliseconds before the next attempt after number `number`: the service's own delay,
 * or one that doubles each time, with up to half of it random. Undefined if there should be no
 * other attempt.
 * @param response the response of the attempt; undefined if none came
 */
export function delayBefore(
  number: number,
  method: string,
  { max = 2, delay = 500, maxDelay = 30_000, unsafe = false }: RetryOptions,
  response?: Response,
): number | undefined {
  if (response !== undefined && response.status < 400) return undefined;
  if (number > max || !mayRepeat(method, unsafe, response)) return undefined;
  const asked = response && readRetryDelay(response.headers);
  if (asked !== undefined) return asked > maxDelay ? undefined : asked;
  return Math.min(maxDelay, delay * 2 ** (number - 1)) * (1 - Math.random() / 2);
}

/** Reports whether a failed attempt may be repeated, and another one may succeed. */
function mayRepeat(method: string, unsafe: boolean, response: Response | undefined): boolean {
  if (response !== undefined) {
    const { status, headers } = response;
    // Nothing was done. Until 2026 the service said 400 to calls beyond the limit of the hour.
    if (status === 429 || (status === 400 && headers.get('x-ratelimit-remaining') === '0'))
      return true;
    if (![408, 500, 502, 503, 504].includes(status)) return false;
  }
  return unsafe || method === 'GET' || method === 'HEAD';
}

/** Waits, or rejects with the reason of the signal. */
export function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
    if (signal?.aborted === true) stop();
  });
}
