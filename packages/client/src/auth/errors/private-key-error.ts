import { CountersignError } from '../../errors/countersign-error.js';

/** The private key cannot be used. Nothing of it is shown. */
export class PrivateKeyError extends CountersignError {
  override name = 'PrivateKeyError';

  constructor(what: string) {
    super(`cannot use the privateKey: ${what}`);
  }
}
