import type { Timeouts } from './options.ts';

/**
 * The times as Node's server takes them, in milliseconds. Idle connections stay for the time that
 * web servers of the service's kind keep them: a client that sends at the moment in which the
 * server closes sees a reset, and a POST is not sent again.
 * @evidence inferred
 */
export function readTimeouts({
  headers = 10_000,
  request = 30_000,
  keepAlive = 120_000,
}: Timeouts = {}) {
  // Node refuses to wait longer for the headers than for all of the request.
  const headersTimeout = Math.min(headers, request);
  return {
    headersTimeout,
    requestTimeout: request,
    keepAliveTimeout: keepAlive,
    // Node looks for late requests this often.
    connectionsCheckingInterval: Math.min(1000, Math.ceil(headersTimeout / 2)),
  };
}
