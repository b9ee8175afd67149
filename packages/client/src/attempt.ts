import type { RequestRecord } from './errors/countersign-error.js';
import { NetworkError } from './errors/network-error.js';
import type { TimeoutError } from './errors/timeout-error.js';
import { redacted, redactUrl } from './redact.js';

/** The time that an attempt has, and what to say of it. */
export interface Terms {
  readonly operation: string;
  /** Milliseconds to the end of the answer; 0 is for ever. */
  readonly milliseconds: number;
  /** What is thrown when they are over. */
  late(): TimeoutError;
  /** The request as errors show it. */
  request(): RequestRecord;
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
 * @param caller ends it
 * @throws what the caller's signal says; TimeoutError; NetworkError
 */
export async function attempt(
  fetch: typeof globalThis.fetch,
  url: string,
  init: RequestInit,
  { operation, milliseconds, late, request }: Terms,
  caller: AbortSignal | undefined,
): Promise<Attempt> {
  const controller = new AbortController();
  const { signal } = controller;
  init.signal = signal;
  const stop = () => controller.abort(caller?.reason);
  const timer =
    // A timer counts to 24 days; given more, it would ring at once.
    milliseconds > 0 && milliseconds < 2 ** 31
      ? setTimeout(() => controller.abort(late()), milliseconds)
      : undefined;
  const untimed = () => clearTimeout(timer);
  const done = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', stop);
  };
  caller?.addEventListener('abort', stop, { once: true });
  if (caller?.aborted === true) stop();
  try {
    const response = await fetch(url, init);
    return { response, signal, untimed, done };
  } catch (error) {
    done();
    throw lost(operation, error, signal, request, 'no answer came');
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
