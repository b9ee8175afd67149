import { CountersignError } from '../../errors/countersign-error.js';

/** The returned state does not belong to the login that was begun. No code was exchanged. */
export class StateMismatchError extends CountersignError {
  override name = 'StateMismatchError';
}
