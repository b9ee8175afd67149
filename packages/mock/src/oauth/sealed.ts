import { createHmac } from 'node:crypto';

/** What a code or a token of ours says. Times are in seconds since 1970. */
export interface Claims {
  use: 'code' | 'access' | 'refresh';
  /** The server that gave it: scheme, host and port. */
  iss: string;
  /** The user; absent where it is the application itself. */
  sub?: string;
  client_id: string;
  scp: readonly string[];
  iat: number;
  exp: number;
  /** Of a code: what the verifier of PKCE must hash to. */
  challenge?: string;
}

/** Makes codes and tokens that prove by themselves where they come from. */
export interface Seal {
  /** Three parts in base64url with points between them, as a JWT has them. */
  close(claims: Claims): string;
  /** What it says; undefined where it was not made by this seal, or was changed since. */
  open(text: string): Claims | undefined;
}

const head = encode({ typ: 'MT', alg: 'HS256', kid: 'countersign-mock' });

/** Whether a text claims to be made by a seal, whatever its seed. */
export function isSealed(text: string): boolean {
  return text.startsWith(`${head}.`);
}

/**
 * A seal that needs no memory: what it made is good after a restart too, and at every server with
 * the same seed.
 */
export function createSeal(seed: string): Seal {
  const sealed = (claims: string) => {
    const text = `${head}.${claims}`;
    return `${text}.${createHmac('sha256', seed).update(text).digest('base64url')}`;
  };
  return {
    close: (claims) => sealed(encode(claims)),
    open(text) {
      const [, claims = ''] = text.split('.');
      // The seed is no secret, so nothing is to be learned from how long this takes.
      if (text !== sealed(claims)) return undefined;
      return JSON.parse(Buffer.from(claims, 'base64url').toString());
    },
  };
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
