/** A complete request before it is sent: its address and headers contain secrets. */
export interface MiddlewareRequest extends Omit<RequestInit, 'headers' | 'method'> {
  /** The operationId. */
  readonly operation: string;
  /** 1 for the first. */
  readonly attempt: number;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends the request on. Rejects with a `NetworkError`, a `TimeoutError` or the reason of the caller's signal. */
export type Next = (request: MiddlewareRequest) => Promise<Response>;

/**
 * A function around each attempt, between a client and `fetch`: it changes the request, observes
 * the response, waits, or responds itself. The call throws any error that it throws, and is not
 * retried.
 */
export type Middleware = (request: MiddlewareRequest, next: Next) => Promise<Response>;

/** Sends a request through middleware, the first of the list outermost. */
export function through(
  use: readonly Middleware[] | undefined,
  request: MiddlewareRequest,
  last: Next,
): Promise<Response> {
  const chain = use?.reduceRight<Next>((next, one) => async (sent) => one(sent, next), last);
  return (chain ?? last)(request);
}
