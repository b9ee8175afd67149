/** A request as errors and hooks show it: without its body, and without what is secret. */
export interface RequestRecord {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What every error of this package is. What went wrong is its class; `message` says what to do. */
export class CountersignError extends Error {
  override name = 'CountersignError';
}

/** What every error of a call is. */
export class CallError extends CountersignError {
  override name = 'CallError';
  /** The operationId, such as `EnvelopeLocks_create`. */
  declare readonly operation: string;
  /** What was sent, if it came to that. */
  declare readonly request: RequestRecord | undefined;

  constructor(operation: string, message: string, request?: RequestRecord, cause?: unknown) {
    const where = request === undefined ? '' : ` (${request.method} ${request.url})`;
    super(`${operation}: ${message}${where}`, cause === undefined ? {} : { cause });
    Object.assign(this, { operation, request });
  }
}
