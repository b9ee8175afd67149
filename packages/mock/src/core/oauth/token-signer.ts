import { createHmac, timingSafeEqual } from 'node:crypto';

/** The claims of a code, a token or a session of this server. Times are in seconds since 1970. */
export interface TokenClaims {
  use: 'code' | 'access' | 'refresh' | 'session';
  /** The server that gave it: scheme, host and port. */
  iss: string;
  /** The tenant in which it is good; absent at the mock, which has only one. */
  ten?: string;
  /** The user; absent for the application itself, and before a user has logged in. */
  sub?: string;
  client_id?: string;
  scp?: readonly string[];
  iat: number;
  exp: number;
  /** A unique ID, of a code and a session. */
  jti?: string;
  /** The PKCE challenge of a code, which the hash of the verifier must equal. */
  challenge?: string;
}

/** Signs texts, so that they prove their own origin. */
export interface TokenSigner {
  /** Three parts in base64url with points between them, as a JWT has them. */
  close(claims: TokenClaims): string;
  /**
   * The claims in a signed text; undefined if this signer did not sign it, or it was changed since.
   */
  open(text: string): TokenClaims | undefined;
  /** A proof that a text was made here, that cannot be had otherwise. */
  sign(text: string): string;
}

/** The seals of one kind of server, which its tokens name. */
export interface TokenFormat {
  /** Reports whether a text has the form of such a signer's, whatever its secret. */
  matches(text: string): boolean;
  /**
   * Creates a signer without memory: its texts stay valid after a restart, and at every server with
   * the same secret.
   */
  create(secret: string): TokenSigner;
}

/** @param name the key ID in the tokens */
export function createTokenFormat(name: string): TokenFormat {
  const head = encode({ typ: 'MT', alg: 'HS256', kid: name });
  const begin = `${head}.`;
  return {
    matches: (text) => text.startsWith(begin),
    create(secret) {
      const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
      return {
        close(claims) {
          const text = begin + encode(claims);
          return `${text}.${sign(text)}`;
        },
        open(text) {
          const [, claims = ''] = text.split('.');
          // All of the text is compared, so that one with a fourth part is not taken for it.
          const signed = begin + claims;
          if (!isSame(text, `${signed}.${sign(signed)}`)) return undefined;
          const sealed: TokenClaims = JSON.parse(Buffer.from(claims, 'base64url').toString());
          return sealed;
        },
        sign,
      };
    },
  };
}

/** Compares two texts in a time that does not reveal where they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
