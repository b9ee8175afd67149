import { CountersignError } from '../../errors/countersign-error.js';
import type { Login, PendingLogin } from '../login.js';

/**
 * There is no valid token any more, and a new one requires the user: start over. Send the browser
 * to `loginUrl`, and pass the address to which it returns to the session's `finish`. A user who is
 * still logged in with the service need not enter a password again.
 */
export class LoginRequiredError extends CountersignError {
  override name = 'LoginRequiredError';
  // A getter exposes these secrets of the user, so that printing the error does not.
  readonly #login: Login;

  constructor(login: Login, cause: unknown) {
    const why =
      cause instanceof Error
        ? `the token could not be renewed: ${cause.message}`
        : 'there is no token that could be renewed';
    super(
      `${why}; start over: send the user to \`loginUrl\` of this error to log in, then call \`finish\``,
      {
        cause,
      },
    );
    this.#login = login;
  }

  /** The address to open in the browser, with its own state and challenge. */
  get loginUrl(): string {
    return this.#login.url;
  }

  /** The login for `finish`, if another process may call it: keep it in the user's web session. */
  get login(): PendingLogin {
    const { state, codeVerifier } = this.#login;
    return { state, codeVerifier };
  }
}
