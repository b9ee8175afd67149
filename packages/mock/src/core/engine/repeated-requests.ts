import type { MockRequest } from '../message.ts';
import type { ReadBody } from './body.ts';
import type { CompiledOperation } from './contract.ts';
import type { Prepared } from './prepare.ts';

/** A request with a body that came before. */
interface RepeatedRequest {
  /** The body as it was read. Nobody may change its value. */
  body: ReadBody;
  /** The bodies of the JSON answers that it got, by the answer that was chosen for it. */
  answers: Map<Prepared, string>;
}

/** The requests with a body that came last. */
export interface RepeatedRequests {
  /** Finds the earlier one that is the same in all that its reading depends on. */
  find(request: MockRequest, operation: CompiledOperation): RepeatedRequest | undefined;
  keep(request: MockRequest, operation: CompiledOperation, body: ReadBody): void;
}

/** The part of a request on which its reading depends. */
type Sent = Pick<MockRequest, 'url' | 'origin' | 'headers' | 'body'>;

interface Kept extends RepeatedRequest {
  request: Sent;
  operation: CompiledOperation;
}

/** The number of requests that are kept, and the bytes of the largest body. */
const most = 16;
const largest = 16 * 1024;

/**
 * Creates the memory of a server that answers equal requests equally. Load tests and fixtures send
 * few bodies many times; to parse and validate one takes ten times as long as to compare it.
 */
export function createRepeatedRequests(): RepeatedRequests {
  const kept: Kept[] = [];
  let next = 0;
  return {
    find(request, operation) {
      for (const one of kept)
        if (one.operation === operation && isSame(one.request, request)) return one;
      return undefined;
    },
    keep({ url, origin, headers, body: bytes }, operation, body) {
      if (bytes.length === 0 || bytes.length > largest) return;
      const request = { url, origin, headers, body: bytes };
      kept[next % most] = { request, operation, body, answers: new Map() };
      next += 1;
    },
  };
}

function isSame(before: Sent, now: Sent): boolean {
  // Most differ in their length.
  return (
    before.body.length === now.body.length &&
    before.body.equals(now.body) &&
    before.url === now.url &&
    before.origin === now.origin &&
    before.headers['content-type'] === now.headers['content-type'] &&
    before.headers['content-encoding'] === now.headers['content-encoding'] &&
    before.headers['content-transfer-encoding'] === now.headers['content-transfer-encoding']
  );
}
