import type { RequestRecord } from './errors/countersign-error.js';
import { NetworkError } from './errors/network-error.js';
import { TimeoutError } from './errors/timeout-error.js';
import { redacted, redactUrl } from './redact.js';

/** The time that an attempt has, and which of the two times it is. */
export interface Limit {
  readonly scope: 'attempt' | 'call';
  /** What the caller gave it. */
  readonly stated: number;
  /** What is left of it; 0 is for ever. */
  readonly milliseconds: number;
}

/** The head of an answer, and what ends the reading of its body. */
export interface Attempt {
  readonly response: Response;
  /** What ended the attempt, once something has: the caller's signal, or a time-out. */
  readonly signal: AbortSignal;
  /** Says that the rest is the caller's: no time-out ends it any more, only the caller's signal. */
  untimed(): void;
  /** Says that the answer is read: nothing ends it any more. */
  done(): void;
}

/**
 * Sends a request once.
 * @param record the request as errors show it
 * @throws what the caller's signal says; TimeoutError; NetworkError
 */
export async function attempt(
  fetch: typeof globalThis.fetch,
  operation: string,
  url: string,
  init: Omit<RequestInit, 'signal'>,
  { scope, stated, milliseconds }: Limit,
  caller: AbortSignal | undefined,
  record: () => RequestRecord,
): Promise<Attempt> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(caller?.reason);
  const timer =
    // A timer counts to 24 days; given more, it would ring at once.
    milliseconds > 0 && milliseconds < 2 ** 31
      ? setTimeout(
          () => controller.abort(new TimeoutError(operation, scope, stated, record())),
          milliseconds,
        )
      : undefined;
  const untimed = () => clearTimeout(timer);
  const done = () => {
    untimed();
    caller?.removeEventListener('abort', stop);
  };
  caller?.addEventListener('abort', stop, { once: true });
  if (caller?.aborted === true) stop();
  try {
    const response = await fetch(url, { ...init, signal });
    return { response, signal, untimed, done };
  } catch (error) {
    done();
    throw lost(operation, error, signal, record, 'no answer came');
  }
}

/** What to throw where a connection broke: what ended it, if that was on this side. */
export function lost(
  operation: string,
  error: unknown,
  signal: AbortSignal,
  record: () => RequestRecord,
  what: string,
): unknown {
  if (signal.aborted) return signal.reason;
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  // undici says "fetch failed" and keeps why to itself, in the cause.
  const why = (cause instanceof Error && cause.message) || message;
  const request = record();
  // Bun and Deno write the address into their errors, with what is secret in it.
  const kept = request.url.includes(redacted) ? undefined : error;
  return new NetworkError(operation, `${what}: ${redactUrl(why)}`, request, kept);
}
