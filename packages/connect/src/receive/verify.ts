import { Content } from '../content.js';
import { delivery } from '../generated/delivery.js';
import { digestsBy, sameDigest } from './digest.js';
import { headerPairs, type HeadersLike } from './headers.js';
import { importKeys } from './key.js';
import { toBytes, type RawBody } from './raw-body.js';

/** The result of verifying a message against the secrets, with the reason for a failure. */
export type Verification =
  | {
      verified: true;
      /** The first header that fits, by its name in the service's spelling. */
      header: string;
    }
  | { verified: false; reason: 'no signature header' | 'no secret fits' };

/**
 * Verifies that a message was signed with one of the given secrets. Several of each are normal:
 * while keys are changed, the service signs with all active ones. Each secret is compared with each
 * header over all bytes, so that timing reveals nothing.
 * @param rawBody the bytes as they came, before any parser
 * @throws {ConnectError} `no-secret` if the list or a secret is empty or missing; `body-parsed` if
 * a parser has already read the body
 */
export async function verify(
  rawBody: RawBody,
  headers: HeadersLike,
  secrets: readonly string[],
): Promise<Verification> {
  const keys = await importKeys(secrets);
  const working = digestsBy(keys, toBytes(rawBody));
  // Read while the digests are made, which is on another thread.
  const signatures = signaturesIn(headers);
  const digests = await working;
  if (signatures.length === 0) return { verified: false, reason: 'no signature header' };
  let header: string | undefined;
  for (const signature of signatures) {
    for (const digest of digests) {
      if (sameDigest(signature.digest, digest)) header ??= signature.header;
    }
  }
  return header === undefined
    ? { verified: false, reason: 'no secret fits' }
    : { verified: true, header };
}

const prefix = delivery.signature.headerPrefix.toLowerCase();

/** The signature headers in the order of their numbers. */
function signaturesIn(headers: HeadersLike) {
  return headerPairs(headers)
    .flatMap(([name, value]) => {
      const number = name.startsWith(prefix)
        ? parseKeyNumber(name.slice(prefix.length))
        : undefined;
      if (number === undefined) return [];
      return [
        { number, header: `${delivery.signature.headerPrefix}${number}`, digest: bytesIn(value) },
      ];
    })
    .toSorted((one, other) => one.number - other.number);
}

function parseKeyNumber(text: string): number | undefined {
  if (!/^[1-9]\d{0,2}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= delivery.signature.mostKeys ? number : undefined;
}

/** Decodes the bytes of a header; a header that is not Base64 has none, and so matches nothing. */
function bytesIn(text: string): Uint8Array {
  return Content.fromBase64(text.trim())?.bytes() ?? new Uint8Array();
}
