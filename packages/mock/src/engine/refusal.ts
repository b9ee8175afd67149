import type { ProblemKind } from './operations.js';

/** Ends the handling of a request with one of the area's problems. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly kind: ProblemKind;
  readonly headers: Record<string, string>;

  /** @param message the sentence for people: what is wrong, where, and what to do */
  constructor(kind: ProblemKind, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.kind = kind;
    this.headers = headers;
  }
}
