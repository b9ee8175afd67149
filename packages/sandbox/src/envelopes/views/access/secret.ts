import { randomBytes } from 'node:crypto';

/** A text that nobody guesses, fit for an address. */
export function secret(): string {
  return randomBytes(24).toString('base64url');
}
