import type { FaultRule } from './faults/fault.ts';
import type { MockRequest, MockResponse } from './message.ts';
import type { OAuthOptions } from './oauth/options.ts';
import type { Traffic } from './traffic/traffic.ts';

/** Options of the mock. Defaults are in parentheses. */
export interface MockOptions {
  /** The areas to serve, by the names that the specs have (all). */
  areas?: readonly string[] | undefined;
  /**
   * Refuse forms that the service accepts beyond the specs, such as names in another case and
   * numbers where text is expected, and name the canonical form (false).
   */
  strict?: boolean | undefined;
  /** Refuse requests without a bearer token to operations that need one (true). */
  auth?: boolean | undefined;
  /** The seed of generated answers, which depend on it and on the request (`countersign`). */
  seed?: string | undefined;
  /** Generate answers from the schemas where a request does not say which it wants (false). */
  dynamic?: boolean | undefined;
  /** Answer with the unchanged examples of the specs (false). */
  plain?: boolean | undefined;
  /** Faults to produce, for clients that cannot send a `Prefer` header (none). */
  faults?: readonly FaultRule[] | undefined;
  /** Count the calls of each token, and refuse those past the limit (no limit). */
  rateLimit?: RateLimitOptions | undefined;
  /**
   * The `base_uri` of accounts in `OAuth_userInfo`, such as `https://demo.esign.test` (the address
   * under which the caller reached the server).
   */
  baseUri?: string | undefined;
  /**
   * The applications that may log in, and the consent of users (any application, consent at once).
   */
  oauth?: OAuthOptions | undefined;
  /** The number of exchanges that the console and `traffic` remember (1,000). */
  remember?: number | undefined;
  /** The time in milliseconds since 1970 (`Date.now`). */
  clock?: (() => number) | undefined;
}

/** The number of calls that a token may make in a window of time. */
export interface RateLimitOptions {
  limit: number;
  /** The length of the window in seconds. */
  seconds: number;
}

/** The reasons for which the transport does not hand a request on. */
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
   * @param sentence the message, in place of the usual one
   */
  refuse(problem: TransportProblem, request: MockRequest, sentence?: string): MockResponse;
  /** The largest body in bytes that is read at an address. */
  largestBody(method: string, url: string, origin?: string): number;
  /** Answers as `fetch` does, for clients that take one; nothing listens anywhere. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** The requests that the server received and its responses. */
  traffic: Traffic;
}
