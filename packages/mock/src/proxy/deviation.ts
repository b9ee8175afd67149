/** A deviation of a real exchange from the contract. */
export interface Deviation {
  side: 'request' | 'response';
  in: 'operation' | 'path' | 'query' | 'header' | 'status' | 'mediaType' | 'body';
  /** A JSON pointer into a body, with `-` for every item of a list; or the name of a parameter or header. */
  at: string;
  /** A keyword of JSON Schema, or `unknown`, `missing`, `status`, `mediaType` or `syntax`. */
  rule: string;
  /** The value that the contract expects there, in words. */
  expected: string;
  /** The value in the exchange, shortened and without secrets. */
  got: string;
  /** The change of the contract that would allow it, if it can be derived. */
  patch?: PatchStep;
}

/** A step of a JSON Patch (RFC 6902) for the document of the area, as `@countersign/specs` publishes it. */
export interface PatchStep {
  op: 'add' | 'remove' | 'replace';
  path: string;
  value?: unknown;
}

/** An exchange that was compared with the contract. */
export interface CheckedExchange {
  method: string;
  /** Path and query, without secrets. */
  url: string;
  status: number;
  area: string;
  /** The operationId; absent where the contract has no operation at the address. */
  operation?: string;
  deviations: Deviation[];
  /**
   * Forms that the contract accepts although they are not canonical: each place with the name of
   * the rule.
   */
  tolerated: { at: string; rule: string }[];
}
