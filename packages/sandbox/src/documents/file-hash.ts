import { hash } from 'node:crypto';

/** The hashes of bytes that are still in use: that of a file of a request is needed several times. */
const known = new WeakMap<Uint8Array, string>();

/** The SHA-256 of bytes in base64url. They must not change later. */
export function hashFile(bytes: Uint8Array): string {
  let found = known.get(bytes);
  if (found === undefined) known.set(bytes, (found = hash('sha256', bytes, 'base64url')));
  return found;
}
