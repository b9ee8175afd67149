import { createHash } from 'node:crypto';

/** The ID under which bytes are kept: their SHA-256 in base64url. */
export function contentId(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
