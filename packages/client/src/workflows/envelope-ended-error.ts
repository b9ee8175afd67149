import type { Envelope } from '@countersign/types/esign-v2.1/schemas/envelope';
import { CountersignError } from '../errors/countersign-error.js';

/**
 * An envelope has ended in a status other than those awaited, and its status will not change any
 * more.
 */
export class EnvelopeEndedError extends CountersignError {
  override name = 'EnvelopeEndedError';
  readonly envelope: Envelope;

  constructor(envelope: Envelope, wanted: readonly string[]) {
    super(
      `envelope ${envelope.envelopeId} is ${envelope.status} and cannot become ${wanted.join(' or ')}`,
    );
    this.envelope = envelope;
  }
}
