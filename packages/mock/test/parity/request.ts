import type { Preference } from './prefer.ts';

/** A request that both servers get. */
export interface ParityRequest {
  /** The kind of case, for people and for the count: `Accept`, `query parameter wrong`. */
  kind: string;
  /** A description of this case. */
  what: string;
  method: string;
  /** The path as it is sent, escaped. */
  path: string;
  /** The query as it is sent, without the question mark. */
  query: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body?: Buffer;
  prefer?: Preference;
}

/** An answer, in the form in which the two are compared. */
export interface ParityAnswer {
  status: number;
  /** The media type without parameters; empty if there is no body. */
  mediaType: string;
  /**
   * JSON as the value, other text as it is, bytes as the base64 that Prism uses; undefined if there
   * is no body.
   */
  body: unknown;
  /** The headers that the spec describes, by name in lower case. */
  headers: Readonly<Record<string, string>>;
  /** The problems that were found, one line each and in order: the place and the rule. */
  findings: readonly string[];
}
