import { CallError, type RequestRecord } from './countersign-error.js';

/** The time that the call, or one attempt of it, was given is over. */
export class TimeoutError extends CallError {
  override name = 'TimeoutError';
  /** The scope of the time-out: one attempt, or the call as a whole. */
  declare readonly scope: 'attempt' | 'call';
  /** The time that was given, in milliseconds. */
  declare readonly milliseconds: number;

  constructor(
    operation: string,
    scope: 'attempt' | 'call',
    milliseconds: number,
    request?: RequestRecord,
  ) {
    super(
      operation,
      `no complete response within ${milliseconds} ms (the time limit of the ${scope})`,
      request,
    );
    Object.assign(this, { scope, milliseconds });
  }
}
