import { OAuthError } from './oauth-error.js';

/** The browser came back without a code: the user refused, or the service did. */
export class LoginRefusedError extends OAuthError {
  override name = 'LoginRefusedError';

  constructor(error: string, description: string | undefined) {
    super({ error, description }, 'the login ended without a code');
  }
}
