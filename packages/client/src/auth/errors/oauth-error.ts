import { CountersignError } from '../../errors/countersign-error.js';
import { adviceFor } from '../advice.js';

/** An error response of the authentication service. */
export interface Refusal {
  readonly error: string | undefined;
  readonly description: string | undefined;
  /** The status of the response; undefined if the error came with the browser. */
  readonly status?: number | undefined;
  readonly cause?: unknown;
}

/** An error response of the authentication service. `message` says what to do. */
export class OAuthError extends CountersignError {
  override name = 'OAuthError';
  /** Its code, such as `invalid_grant`. */
  readonly error: string | undefined;
  /** Its own words; with `invalid_grant` a code again, such as `user_not_found`. */
  readonly description: string | undefined;
  readonly status: number | undefined;

  constructor({ error, description, status, cause }: Refusal, what = 'no token was issued') {
    const said = [error ?? `status ${status}`, description].filter(Boolean).map(plain).join(', ');
    const advice = adviceFor(description) ?? adviceFor(error);
    super(`${what} (${said})${advice === undefined ? '' : `: ${advice}`}`, { cause });
    this.error = error;
    this.description = description;
    this.status = status;
  }
}

/** A text from outside, as it may stand in a log: on one line, and not without end. */
function plain(text: string | undefined): string {
  return (text ?? '').replace(/[^\u0020-\u007e\u00a0-\uffff]/g, ' ').slice(0, 200);
}
