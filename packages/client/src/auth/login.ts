import { base64url } from '../base64.js';
import { utf8 } from './utf8.js';

/**
 * The secrets of a login that `finish` needs when the browser returns. Both belong to the user who
 * logs in.
 */
export interface PendingLogin {
  /** A value that the browser brings back, which proves that the same login ends. */
  readonly state: string;
  /**
   * The secret that is sent with the code, which proves that the client that began the login also
   * ends it (PKCE, RFC 7636).
   */
  readonly codeVerifier: string;
}

/** A login that can begin. */
export interface Login extends PendingLogin {
  /** The address to open in the browser. */
  readonly url: string;
}

/** Creates a random state and verifier: 256 bits each, in 43 characters. */
export function pendingLogin(): PendingLogin {
  return { state: randomText(), codeVerifier: randomText() };
}

/** The challenge for a verifier, by S256. */
export async function createChallenge(codeVerifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(codeVerifier))));
}

function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}
