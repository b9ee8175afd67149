import { base64url } from '../base64.js';
import { utf8 } from './utf8.js';

/** The claims of a JWT for the JWT grant. */
export interface Claims {
  /** The integration key. */
  readonly iss: string;
  /** The user; absent for a token of the application itself, which only the organization area takes. */
  readonly sub: string | undefined;
  /** The host of the authentication service, without a scheme. */
  readonly aud: string;
  /** Seconds since 1970. */
  readonly iat: number;
  /** Seconds since 1970, at most 3600 after `iat`. */
  readonly exp: number;
  /** Scopes with spaces between them. */
  readonly scope: string;
}

/** Signs claims with RS256, as a compact JWT. */
export async function signAssertion(claims: Claims, key: CryptoKey): Promise<string> {
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => base64url(utf8(JSON.stringify(part))))
    .join('.');
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', key, utf8(signed));
  return `${signed}.${base64url(new Uint8Array(signature))}`;
}
