import { CallError, type RequestRecord } from './countersign-error.js';

/** One thing that does not fit. */
export interface Finding {
  /** The place, as a JSON pointer into `part`; empty for all of it. */
  readonly pointer: string;
  readonly message: string;
}

/** The part of a call that was validated. */
export type ValidatedPart = 'path' | 'query' | 'header' | 'body' | 'response';

/** A request or a response that does not match the contract. Only with validation turned on. */
export class ValidationError extends CallError {
  override name = 'ValidationError';
  readonly part: ValidatedPart;
  readonly findings: readonly Finding[];
  /** The validated value, so that nothing is lost. */
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
    // Hidden when an error is printed: bodies contain private data.
    Object.defineProperty(this, 'value', { value, enumerable: false });
  }
}
