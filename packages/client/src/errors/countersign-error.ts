/** A request as errors and hooks show it: without its body, and without secrets. */
export interface RequestRecord {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The base class of every error of this package. Its class tells the kind of error; `message` says
 * what to do.
 */
export class CountersignError extends Error {
  override name = 'CountersignError';
}

/** The base class of every error of a call. */
export class CallError extends CountersignError {
  override name = 'CallError';
  /** The operationId, such as `EnvelopeLocks_create`. */
  declare readonly operation: string;
  /** The request, if one was sent. */
  declare readonly request: RequestRecord | undefined;

  constructor(operation: string, message: string, request?: RequestRecord, cause?: unknown) {
    const where = request === undefined ? '' : ` (${request.method} ${request.url})`;
    super(`${operation}: ${message}${where}`, cause === undefined ? {} : { cause });
    Object.assign(this, { operation, request });
  }
}
