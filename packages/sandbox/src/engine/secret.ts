import { randomBytes } from 'node:crypto';

/** Creates a random secret of 24 bytes that is safe in an address. */
export function secret(): string {
  return randomBytes(24).toString('base64url');
}
