import { OAuthError } from './oauth-error.js';

/** The user has not yet consented to the program's acting in their name. */
export class ConsentRequiredError extends OAuthError {
  override name = 'ConsentRequiredError';
  /**
   * The address at which the user consents, once; undefined if the session has no `redirectUri`.
   */
  readonly consentUrl: string | undefined;

  constructor({ error, description, status, cause }: OAuthError, consentUrl: string | undefined) {
    super({ error, description, status, cause });
    this.consentUrl = consentUrl;
    if (consentUrl !== undefined) this.message += ` (${consentUrl})`;
  }
}
