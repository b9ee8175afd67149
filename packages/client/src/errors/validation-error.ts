import { CallError, type RequestRecord } from './countersign-error.js';

/** One thing that does not fit. */
export interface Finding {
  /** Where it is, as a JSON pointer into `part`; empty for all of it. */
  readonly pointer: string;
  readonly message: string;
}

/** Which part of a call was looked at. */
export type ValidatedPart = 'path' | 'query' | 'header' | 'body' | 'response';

/** What was to be sent, or what came, does not fit the contract. Only where validation is on. */
export class ValidationError extends CallError {
  override name = 'ValidationError';
  readonly part: ValidatedPart;
  readonly findings: readonly Finding[];
  /** What was looked at, so that nothing is lost. */
  readonly value: unknown;

  constructor(
    operation: string,
    {
      part,
      findings,
      value,
      request,
    }: {
      part: ValidatedPart;
      findings: readonly Finding[];
      value: unknown;
      request?: RequestRecord | undefined;
    },
  ) {
    const list = findings.map(({ pointer, message }) => `${pointer || '/'}: ${message}`).join('; ');
    super(operation, `the ${part} violates the contract: ${list}`, request);
    this.part = part;
    this.findings = findings;
    // Not to be seen where an error is printed: bodies hold what is nobody's business.
    Object.defineProperty(this, 'value', { value, enumerable: false });
  }
}
