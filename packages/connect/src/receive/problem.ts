import type { ConnectEvent } from '../connect-event.js';

/**
 * A problem with a request: the reason for a status other than 200, or another failure on the way.
 */
export interface Problem {
  /** The status of the reply. */
  status: number;
  /**
   * The word in the reply: `METHOD_NOT_ALLOWED`, `BODY_TOO_LARGE`, `BODY_PARSED`,
   * `BODY_NOT_READ`, `SECRETS_FAILED`, `SIGNATURE_NOT_VERIFIED`, `EVENT_ID_FAILED`,
   * `STORE_FAILED`, `HANDLER_BUSY`, `HANDLER_FAILED`, `LISTENER_FAILED`, or the code of a `ConnectError`, such as `JSON_MALFORMED`.
   */
  errorCode: string;
  /** The text of the reply. It contains nothing of the errors that your own code threw. */
  message: string;
  /** The error that was thrown, if any. */
  error?: unknown;
  /** The event, if it could be read. */
  event?: ConnectEvent;
}

/** Ends the way of a request, from wherever it has come to. */
export class Failure extends Error {
  override name = 'Failure';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message, { cause: problem.error });
    this.problem = problem;
  }
}

/** Runs a step, and throws its errors as a given problem. */
export async function step<T>(
  run: () => T | Promise<T>,
  problem: (error: unknown) => Problem,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(problem(error));
  }
}
