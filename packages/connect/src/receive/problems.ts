import { ConnectError } from '../connect-error.js';
import type { ConnectEvent } from '../connect-event.js';
import type { Problem } from './problem.js';

export const wrongMethod: Problem = {
  status: 405,
  errorCode: 'METHOD_NOT_ALLOWED',
  message: 'Events are sent with POST.',
};

export function notRead(error: unknown): Problem {
  if (error instanceof ConnectError) return createProblem(error);
  const message = 'The body is incomplete.';
  return { status: 400, errorCode: 'BODY_NOT_READ', message, error };
}

export function notParsed(error: unknown): Problem {
  return error instanceof ConnectError ? createProblem(error) : unforeseen(error);
}

export function notVerified(reason: string): Problem {
  const message = `Verification of the message failed: ${reason}.`;
  return { status: 401, errorCode: 'SIGNATURE_NOT_VERIFIED', message };
}

export function secretsFailed(error: unknown): Problem {
  const message = 'The listener has no keys to verify messages.';
  return { status: 500, errorCode: 'SECRETS_FAILED', message, error };
}

export function eventIdFailed(error: unknown, event: ConnectEvent): Problem {
  const message = 'The listener could not determine the ID of the event.';
  return { status: 500, errorCode: 'EVENT_ID_FAILED', message, error, event };
}

export function storeFailed(error: unknown, event: ConnectEvent): Problem {
  const message = 'The listener could not look up or store the ID of the event.';
  return { status: 500, errorCode: 'STORE_FAILED', message, error, event };
}

export function handlerBusy(event: ConnectEvent): Problem {
  const message = 'Another process is handling the event. Send it again later.';
  return { status: 503, errorCode: 'HANDLER_BUSY', message, event };
}

export function handlerFailed(error: unknown, event: ConnectEvent): Problem {
  const message = 'The event handler failed. Send the event again later.';
  return { status: 500, errorCode: 'HANDLER_FAILED', message, error, event };
}

export function unforeseen(error: unknown): Problem {
  const message = 'The listener failed.';
  return { status: 500, errorCode: 'LISTENER_FAILED', message, error };
}

/** The problem that a message has which cannot be read. */
function createProblem(error: ConnectError): Problem {
  const { code, message } = error;
  if (code === 'limit-size') return { status: 413, errorCode: 'BODY_TOO_LARGE', message, error };
  if (code === 'body-parsed') return { status: 500, errorCode: 'BODY_PARSED', message, error };
  return { status: 400, errorCode: code.toUpperCase().replaceAll('-', '_'), message, error };
}
