import { CountersignError } from '../../errors/countersign-error.js';

/** What came back does not belong to the login that was begun. Nothing was exchanged. */
export class StateMismatchError extends CountersignError {
  override name = 'StateMismatchError';
}
