/** What goes wrong with an answer. */
export interface Fault {
  /** The status to answer with, as `Prefer: code=` asks for it. */
  code?: number;
  /** The example of that answer, by its name in the spec. */
  example?: string;
  /** How many milliseconds the answer is held back. */
  delay?: number;
  /** Where the connection is dropped. */
  drop?: 'before' | 'within';
}

/** A fault, and the requests that meet it. What is left out fits every request. */
export interface FaultRule extends Fault {
  /** The operationId. */
  operation?: string;
  area?: string;
  /** Let that many requests pass first (0). */
  after?: number;
  /** Meet only that many requests, then no more (all). */
  times?: number;
  /** Of the requests that fit, meet each nth (1). */
  every?: number;
}
