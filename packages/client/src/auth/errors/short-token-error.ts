import { CountersignError } from '../../errors/countersign-error.js';

/** A renewal brought a token that would have to be renewed at once. */
export class ShortTokenError extends CountersignError {
  override name = 'ShortTokenError';

  constructor(lifetime: number, threshold: number) {
    super(
      `the new token is valid for ${lifetime / 1000} seconds, less than the threshold of ${threshold / 1000}; set a smaller \`threshold\` if the service does not issue longer tokens`,
    );
  }
}
