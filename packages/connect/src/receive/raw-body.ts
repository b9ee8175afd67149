import { ConnectError } from '../connect-error.js';

/**
 * The body of a message exactly as it was received: bytes, or their decoded text. Bytes are better:
 * a text lacks the byte order mark, and invalid UTF-8.
 */
export type RawBody = string | Uint8Array | ArrayBuffer;

/** @throws {ConnectError} `body-parsed` where a framework has parsed the body already */
export function toBytes(rawBody: RawBody): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (ArrayBuffer.isView(rawBody)) return isPlain(rawBody) ? rawBody : new Uint8Array(rawBody);
  if (getObjectTag(rawBody) === 'ArrayBuffer') return new Uint8Array(rawBody);
  throw bodyParsed();
}

export function bodyParsed(): ConnectError {
  return new ConnectError(
    'body-parsed',
    'the body was already parsed, so its bytes can no longer be verified',
    'Use the raw bytes: in Express mount this before express.json() or after express.raw(), ' +
      'in Fastify use addContentTypeParser() with { parseAs: "buffer" }, ' +
      'in other servers use `await request.arrayBuffer()`.',
  );
}

/** Web Crypto takes no memory that is shared, and other threads could change it meanwhile. */
function isPlain(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return getObjectTag(bytes.buffer) === 'ArrayBuffer';
}

/** The kind of an object, also of one from another realm, as in tests and sandboxes. */
function getObjectTag(value: unknown): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}
