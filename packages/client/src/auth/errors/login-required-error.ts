import { CountersignError } from '../../errors/countersign-error.js';
import type { Login, PendingLogin } from '../login.js';

/**
 * There is no token any more, and none can be had without the user: start over. Send the browser to
 * `loginUrl` and give what comes back to `finish` of the session. A user who is still logged in
 * with the service need not enter a password again.
 */
export class LoginRequiredError extends CountersignError {
  override name = 'LoginRequiredError';
  // A getter shows them; what prints an error does not, for they are secrets of the user.
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
