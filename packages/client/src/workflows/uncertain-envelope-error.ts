import { CountersignError } from '../errors/countersign-error.js';
import { messageOf } from '../message-of.ts';

/**
 * The answer to a request for an envelope was lost, and the service does not show the envelope. It may
 * still come. `createEnvelopeOnce` with this `transactionId` looks first and goes on from there.
 */
export class UncertainEnvelopeError extends CountersignError {
  override name = 'UncertainEnvelopeError';
  readonly transactionId: string;

  constructor(transactionId: string, cause: unknown) {
    const why = messageOf(cause);
    super(
      `it is not known whether the envelope was created: ${why}. Call createEnvelopeOnce again with body.transactionId ${JSON.stringify(transactionId)} within seven days: it looks for the envelope before it sends anything`,
      { cause },
    );
    this.transactionId = transactionId;
  }
}
