/** One problem of a request: its place, the expected value, and the sent one. */
export interface Finding {
  in: 'body' | 'path' | 'query' | 'header';
  /** A JSON pointer into the body, empty for all of it; or the parameter as the spec spells it. */
  at: string;
  /** The rule that was broken: a keyword of JSON Schema, or `mediaType` or `syntax`. */
  rule: string;
  /** In words: `string`, `one of "a", "b"`, `at most 100 characters`. */
  expected: string;
  /**
   * The sent value as JSON, shortened; `nothing` if it is missing; `(secret)` in place of a secret.
   */
  got: string;
}

/** One thing about a request that the service takes in silence, or does not know. */
export interface Note {
  in: Finding['in'];
  /** A JSON pointer into the body as it was sent, empty for all of it; or the parameter. */
  at: string;
  /**
   * The part that was not canonical: the `name` of a property or parameter, the `value` of an enum,
   * the `type`, a `null`, a `moment`, `base64`, the text of the `json`, a number above the `most`, or
   * the `place`: a field of a form in the query.
   * An `unknown` name was ignored.
   */
  rule: string;
  /** The value as it was sent, if it is short. */
  sent?: string;
  /** The canonical value that it was read as. */
  canonical?: string;
}

/** A part of a request that had no effect, although the request may have succeeded. */
export interface Warning {
  /** The kind, such as `unknown-property`. */
  code: string;
  in: Finding['in'];
  /** A JSON pointer into the body, empty for all of it; or the parameter. */
  at: string;
  /** The part that had no effect, and the reason, with the nearest known name if there is one. */
  message: string;
  /** The envelope that the request was about, or that it created. */
  envelopeId?: string;
}

/** A request that was answered, as the log and the console show it. */
export interface Exchange {
  /** Counts up from 1. */
  id: number;
  /** The time of the response, as ISO 8601 in UTC. */
  time: string;
  method: string;
  /** Path and query, without secrets. */
  url: string;
  area?: string;
  operation?: string;
  status: number;
  /** The time that the mock took in milliseconds, without any requested delay. */
  milliseconds: number;
  findings: readonly Finding[];
  /** Forms that were not canonical, and were accepted as the service does. */
  tolerated?: readonly Note[];
  /** Values that had no effect. Only the sandbox finds them, not the mock. */
  warnings?: readonly Warning[];
  problem?: string;
  fault?: string;
  /** The tenant of the sandbox. */
  tenant?: string;
  /**
   * The part of the sandbox that responded: `state` if the response, also an error, depends on the
   * data of the tenant.
   */
  source?: 'state' | 'mock';
  /** The ID of the user who called, if the server knows it. */
  user?: string;
  /** The end of the bearer token, to tell callers apart. */
  token?: string;
  /** The name of the observer that called, such as `console`; undefined for programs. */
  observer?: string;
}
