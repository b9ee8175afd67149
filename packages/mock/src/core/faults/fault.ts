/** A fault to produce instead of the normal answer. */
export interface Fault {
  /**
   * The status to answer with, as `Prefer: code=` asks for it: one that the spec has for the
   * operation, or 502, 503 or 504, as a gateway in front of the service answers.
   */
  code?: number;
  /** The form of the answer of a gateway (`json`). */
  body?: GatewayBody;
  /** The example of that answer, by its name in the spec. */
  example?: string;
  /** The delay of the answer, in milliseconds. */
  delay?: number;
  /** The moment at which the connection is dropped: before the answer or within it. */
  drop?: 'before' | 'within';
}

/** The form of the answer of a gateway: an error in JSON, or a page. */
export type GatewayBody = 'json' | 'html';

/** A fault, and the requests that get it. A condition that is left out matches every request. */
export interface FaultRule extends Fault {
  /** The operationId. */
  operation?: string;
  area?: string;
  /** Let that many requests pass first (0). */
  after?: number;
  /** Meet only that many requests, then no more (all). */
  times?: number;
  /** Apply only to each nth of the matching requests (1). */
  every?: number;
}
