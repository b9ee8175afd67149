import { delivery } from './generated/delivery.js';

/** The key that a secret stands for: its text in UTF-8, not decoded in any way. */
export function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: delivery.signature.hash };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, [
    usage,
  ]);
}
