import type { RequestRecord } from './errors/countersign-error.js';
import { NetworkError } from './errors/network-error.js';
import type { TimeoutError } from './errors/timeout-error.js';
import type { MiddlewareRequest } from './middleware.js';
import { redacted, redactUrl } from './redact.js';

/** The time limit of an attempt, and the facts for its errors. */
export interface Terms {
  /** Milliseconds to the end of the answer; 0 is for ever. */
  readonly milliseconds: number;
  /** Creates the error that is thrown when the time is over. */
  late(): TimeoutError;
  /** The request as errors show it. */
  request(): RequestRecord;
}

/** The controls over the time for reading an answer. */
export interface Timed {
  /**
   * Aborts when the attempt ends early: by the caller's signal or by a time-out. Its reason says
   * which.
   */
  readonly signal: AbortSignal;
  /** Ends the time limits: from now on only the caller's signal ends the answer. */
  untimed(): void;
  /** Ends all limits, since the answer has been read. */
  done(): void;
}

/** The head of an answer, with the controls over reading its body. */
export interface Attempt extends Timed {
  readonly response: Response;
}

/**
 * Starts the time of an attempt; an answer that was not requested from the service has no time
 * limit.
 */
export function timed(caller: AbortSignal | undefined, terms?: Terms): Timed {
  const controller = new AbortController();
  const stop = () => controller.abort(caller?.reason);
  const milliseconds = terms?.milliseconds ?? 0;
  const timer =
    // A timer counts to 24 days; given more, it would ring at once.
    milliseconds > 0 && milliseconds < 2 ** 31
      ? setTimeout(() => controller.abort(terms?.late()), milliseconds)
      : undefined;
  const untimed = () => clearTimeout(timer);
  caller?.addEventListener('abort', stop, { once: true });
  if (caller?.aborted === true) stop();
  return {
    signal: controller.signal,
    untimed,
    done() {
      untimed();
      caller?.removeEventListener('abort', stop);
    },
  };
}

/**
 * Sends a request once.
 * @param caller the signal that ends it
 * @throws the reason of the caller's signal; TimeoutError; NetworkError
 */
export async function attempt(
  fetch: typeof globalThis.fetch,
  sent: MiddlewareRequest,
  terms: Terms,
  caller: AbortSignal | undefined,
): Promise<Attempt> {
  const time = timed(caller, terms);
  const { signal, done } = time;
  try {
    return { ...time, response: await fetch(sent.url, { ...sent, signal }) };
  } catch (error) {
    done();
    throw lost(sent.operation, error, signal, terms.request, 'no answer came');
  }
}

/**
 * Returns the error to throw for a broken connection: the reason of the signal if this side ended
 * it.
 */
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
  // Bun and Deno write the address into their errors, with the secrets in it.
  const kept = request.url.includes(redacted) ? undefined : error;
  return new NetworkError(operation, `${what}: ${redactUrl(why)}`, request, kept);
}
