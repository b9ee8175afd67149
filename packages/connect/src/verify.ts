import { delivery } from './generated/delivery.js';
import { importKey } from './key.js';
import { bytesOf, type RawBody } from './sign.js';

/** The headers of a request, as `Headers` or as the plain object that Node's servers give. */
export type HeadersLike =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Whether a message was signed with one of the secrets, and if not, what was wrong. */
export type Verification =
  | { verified: true; header: string }
  | { verified: false; reason: 'no signature header' | 'no secret fits' };

/**
 * Tells whether a message was signed with one of the given secrets. Several of each are normal:
 * while keys are changed, the service signs with all that are active. Comparing takes the same
 * time wherever two digests differ.
 * @param rawBody the bytes as they came, before any parser
 * @throws TypeError where the body has been parsed already
 */
export async function verify(
  rawBody: RawBody,
  headers: HeadersLike,
  secrets: readonly string[],
): Promise<Verification> {
  const bytes = bytesOf(rawBody);
  const signatures = signaturesIn(headers);
  if (signatures.length === 0) return { verified: false, reason: 'no signature header' };
  const keys = await Promise.all(secrets.map((secret) => importKey(secret, 'verify')));
  for (const { header, digest } of signatures) {
    for (const key of keys) {
      // Web Crypto compares in constant time.
      if (await crypto.subtle.verify('HMAC', key, digest, bytes)) return { verified: true, header };
    }
  }
  return { verified: false, reason: 'no secret fits' };
}

function signaturesIn(headers: HeadersLike) {
  const { headerPrefix, mostKeys } = delivery.signature;
  const names = Array.from({ length: mostKeys }, (_, index) => `${headerPrefix}${index + 1}`);
  return names.flatMap((header) => {
    const value = headerValue(headers, header);
    const digest = value === undefined ? undefined : fromBase64(value);
    return digest === undefined ? [] : [{ header, digest }];
  });
}

function headerValue(headers: HeadersLike, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const key = Object.keys(headers).find((one) => one.toLowerCase() === name.toLowerCase());
  const value = key === undefined ? undefined : headers[key];
  return typeof value === 'string' ? value : value?.[0];
}

/** The bytes behind a header; a header that is no base64 fits nothing. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
