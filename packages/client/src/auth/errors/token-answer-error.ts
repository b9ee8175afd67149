import { CountersignError } from '../../errors/countersign-error.js';

/** The answer to a request for tokens holds none. It is not shown, since a part of it may be secret. */
export class TokenAnswerError extends CountersignError {
  override name = 'TokenAnswerError';

  constructor(what: string) {
    super(`the response of the authentication service cannot be used: ${what}; check authUrl`);
  }
}
