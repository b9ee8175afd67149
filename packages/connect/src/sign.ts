import { delivery } from './generated/delivery.js';
import { importKey } from './key.js';

/** The body of a message exactly as it goes over the wire: bytes, or the text that they decode to. */
export type RawBody = string | Uint8Array<ArrayBuffer> | ArrayBuffer;

/**
 * Signs a body the way the service does, for tests of a listener.
 * @param secrets the account's keys in their order; each gets a header of its own
 * @returns the headers to send with the body, by name
 */
export async function sign(
  rawBody: RawBody,
  secrets: readonly string[],
): Promise<Record<string, string>> {
  const bytes = bytesOf(rawBody);
  const signed = secrets.map(async (secret, index): Promise<[string, string]> => {
    const digest = await crypto.subtle.sign('HMAC', await importKey(secret, 'sign'), bytes);
    return [`${delivery.signature.headerPrefix}${index + 1}`, toBase64(new Uint8Array(digest))];
  });
  return Object.fromEntries(await Promise.all(signed));
}

/** @throws TypeError where a framework has parsed the body already */
export function bytesOf(rawBody: RawBody): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (rawBody instanceof Uint8Array) return rawBody;
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  throw new TypeError(
    'The body must be the raw bytes or text of the request, but it has been parsed already. ' +
      'Read it before any body parser does, for example with express.raw().',
  );
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
