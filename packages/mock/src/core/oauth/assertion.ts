import { isRecord } from '../engine/json-schema.ts';
import { limits } from '../outside/limits.ts';
import { readOutsideJson } from '../outside/read-json.ts';
import { GrantRefusal } from './grant-refusal.ts';

/** The claims of a JWT for the JWT grant, as far as present; none of them has been checked. */
export interface Assertion {
  alg: unknown;
  iss: unknown;
  sub: unknown;
  aud: unknown;
  iat: unknown;
  exp: unknown;
  scope: unknown;
  /** The part of the JWT that is signed. */
  signed: string;
  signature: Buffer;
}

/**
 * Splits a compact JWT into its parts.
 * @throws GrantRefusal if it is not a JWT
 */
export function readAssertion(jwt: string): Assertion {
  const parts = jwt.split('.');
  const [head = '', claims = '', signature = ''] = parts;
  if (parts.length !== 3 || !parts.every(isBase64Url))
    throw new GrantRefusal(
      'invalid_request',
      'The assertion must be a signed JWT: three base64url parts without padding, separated by dots.',
    );
  const { alg }: { alg?: unknown } = decode(head, 'header');
  const { iss, sub, aud, iat, exp, scope }: Record<string, unknown> = decode(claims, 'claims');
  return {
    alg,
    iss,
    sub,
    aud,
    iat,
    exp,
    scope,
    signed: `${head}.${claims}`,
    signature: Buffer.from(signature, 'base64url'),
  };
}

/**
 * Reports whether a text is the canonical base64url of some bytes; Node accepts many other
 * spellings.
 */
function isBase64Url(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;
}

function decode(part: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = readOutsideJson(Buffer.from(part, 'base64url'), limits.token);
    if (isRecord(value)) return value;
  } catch {
    // The error below reports it.
  }
  throw new GrantRefusal(
    'invalid_request',
    `The ${name} of the assertion must be an object in JSON, in base64url.`,
  );
}
