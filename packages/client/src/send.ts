import { attempt, timed, type Attempt } from './attempt.js';
import type { EncodedBody } from './body.js';
import type { OperationDescriptor } from './descriptor.js';
import { NetworkError } from './errors/network-error.js';
import { TimeoutError } from './errors/timeout-error.js';
import type { Exchange } from './exchange.js';
import type { Hooks } from './hooks.js';
import { headerValue } from './headers.js';
import { through } from './middleware.js';
import type { CallOptions, TokenSource } from './options.js';
import { redactHeaders, redactUrl } from './redact.js';
import { delayBefore, wait } from './retry.js';

/** Sends a request, as often as it may be repeated and there is hope in it. */
export async function send(
  descriptor: OperationDescriptor,
  url: string,
  headers: Record<string, string>,
  { body, redirect = 'manual' }: EncodedBody,
  options: CallOptions,
  listeners: readonly (Hooks | undefined)[],
): Promise<Exchange> {
  const { id: operation, method } = descriptor;
  const { fetch = globalThis.fetch, timeout = 0, signal, use } = options;
  // The time for a large body depends on the line.
  const { attemptTimeout = typeof body === 'object' ? 0 : 60_000 } = options;
  const end = timeout > 0 ? Date.now() + timeout : Infinity;
  const source = headers['authorization'] === undefined ? toTokenSource(options.token) : undefined;
  // A stream can be read once.
  const once = body instanceof ReadableStream;
  const retry = once || options.retry === false ? { max: 0 } : (options.retry ?? {});
  let renewed = once;

  for (let number = 1; ; number += 1) {
    const token = typeof source === 'string' ? source : await source?.token(signal);
    if (token !== undefined)
      headers['authorization'] = headerValue(descriptor, 'authorization', `Bearer ${token}`);
    // An aborted call sends nothing, and calls no hook.
    signal?.throwIfAborted();
    const request = () => ({
      method,
      url: redactUrl(url),
      headers: redactHeaders(Object.entries(headers)),
    });
    const at = { operation, attempt: number };
    for (const hooks of listeners) hooks?.onRequest?.({ ...at, ...request() });
    const started = Date.now();
    // fetch requires `duplex` before it accepts a stream.
    const init = { method, url, headers, body: body ?? null, redirect, duplex: 'half' };
    let outcome: Attempt | Error;
    try {
      let last: Attempt | undefined;
      const response = await through(
        use,
        { ...at, ...init, signal: signal ?? null },
        async (sent) => {
          last?.done();
          // The time counts from here: middleware may have waited for its turn before.
          const left = end - Date.now();
          const isLast = left < (attemptTimeout || Infinity);
          const [scope, given] = isLast
            ? (['call', timeout] as const)
            : (['attempt', attemptTimeout] as const);
          const late = () => new TimeoutError(operation, scope, given, request());
          const milliseconds = isLast ? Math.max(left, 1) : attemptTimeout;
          last = await attempt(fetch, sent, { milliseconds, late, request }, signal);
          return last.response;
        },
      );
      outcome = { ...(last ?? timed(signal)), response };
    } catch (error) {
      outcome = requireRetryable(error);
    }

    let delay: number | undefined;
    let cause: number | Error;
    if (outcome instanceof Error) {
      cause = outcome;
      delay = delayBefore(number, method, retry);
    } else {
      const { response } = outcome;
      cause = response.status;
      const event = {
        ...at,
        status: cause,
        headers: redactHeaders(response.headers),
        milliseconds: Date.now() - started,
      };
      for (const hooks of listeners) hooks?.onResponse?.(event);
      delay = delayBefore(number, method, retry, response);
      if (
        cause === 401 &&
        !renewed &&
        token !== undefined &&
        typeof source === 'object' &&
        (await source.refused?.(token))
      ) {
        renewed = true;
        delay = 0;
      }
    }
    if (delay === undefined || Date.now() + delay >= end) {
      if (outcome instanceof Error) throw outcome;
      return Object.assign(outcome, { descriptor, request, options, attempts: number });
    }
    if (!(outcome instanceof Error)) await dropped(outcome);
    for (const hooks of listeners) hooks?.onRetry?.({ ...at, delay, cause });
    await wait(delay, signal);
  }
}

/** A loss after which there may be another attempt; anything else ends the call. */
function requireRetryable(error: unknown): Error {
  if (error instanceof NetworkError) return error;
  if (error instanceof TimeoutError && error.scope === 'attempt') return error;
  throw error;
}

/** Releases the connection of an answer that will not be read. */
async function dropped({ response, done }: Attempt): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
  done();
}

/** Returns the source of tokens; a text is one itself. */
function toTokenSource(token: CallOptions['token']): TokenSource | string | undefined {
  return typeof token === 'function' ? { token } : token;
}
