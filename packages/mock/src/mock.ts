import type { FaultRule } from './faults/fault.ts';
import type { MockRequest, MockResponse } from './message.ts';
import type { OAuthOptions } from './oauth/options.ts';
import type { Traffic } from './traffic/traffic.ts';

/** How the mock answers; whatever is left out has the value in brackets. */
export interface MockOptions {
  /** The areas to serve, by the names that the specs have (all). */
  areas?: readonly string[];
  /**
   * Refuse what the service takes beyond the specs, such as names in another case and numbers where
   * text is due, and say the canonical form (false).
   */
  strict?: boolean;
  /** Whether operations that need a bearer token refuse requests without one (true). */
  auth?: boolean;
  /** What generated answers depend on beside the request (`countersign`). */
  seed?: string;
  /** Generate answers from the schemas where a request does not say which it wants (false). */
  dynamic?: boolean;
  /** Answer with the examples of the specs as they stand, whatever the request says (false). */
  plain?: boolean;
  /** What goes wrong, for clients that cannot send a `Prefer` header (nothing). */
  faults?: readonly FaultRule[];
  /** Count the calls of each token, and refuse those past the limit (no limit). */
  rateLimit?: RateLimitOptions;
  /**
   * The `base_uri` of accounts in `OAuth_userInfo`, such as `https://demo.esign.test` (the address
   * under which the caller reached the server).
   */
  baseUri?: string;
  /** Who may log in, and how (anybody, at once). */
  oauth?: OAuthOptions;
  /** How many exchanges the console and `traffic` remember (1,000). */
  remember?: number;
  /** The time in milliseconds since 1970 (`Date.now`). */
  clock?: () => number;
}

/** How many calls a token may make in a window of time. */
export interface RateLimitOptions {
  limit: number;
  /** The length of the window in seconds. */
  seconds: number;
}

/** Why the transport cannot hand a request on. */
export type TransportProblem =
  | 'tooLarge'
  | 'timedOut'
  | 'headersTooLarge'
  | 'malformed'
  | 'wrongHost'
  | 'delivery'
  | 'foreignPage';

/** The mock without a transport. */
export interface Mock {
  /** Answers a request and keeps a record of it. It never rejects. */
  handle(request: MockRequest): Promise<MockResponse>;
  /**
   * Refuses a request that the transport does not hand on, in the shape of its area.
   * @param sentence what is said to the caller, in place of the usual sentence
   */
  refuse(problem: TransportProblem, request: MockRequest, sentence?: string): MockResponse;
  /** The largest body in bytes that is read at an address. */
  largestBody(method: string, url: string, origin?: string): number;
  /** Answers as `fetch` does, for clients that take one; nothing listens anywhere. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** What was asked and answered. */
  traffic: Traffic;
}
