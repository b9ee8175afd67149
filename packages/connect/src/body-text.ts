import { ConnectError } from './connect-error.js';
import { raiseLimit } from './limits.js';
import { toBytes, type RawBody } from './receive/raw-body.js';

/**
 * The text of a body, which must be UTF-8, without a byte order mark.
 * @param most the bytes that it may have at most; a text counts by its characters
 * @throws {ConnectError} `body-parsed`, `body-empty`, `limit-size` or `not-utf8`
 */
export function decodeBody(rawBody: RawBody, most: number): string {
  const body = typeof rawBody === 'string' ? rawBody : toBytes(rawBody);
  if (body.length > most) {
    const what = `the body is longer than ${most} ${typeof body === 'string' ? 'characters' : 'bytes'}`;
    throw new ConnectError('limit-size', what, raiseLimit('bytes'));
  }
  const text = typeof body === 'string' ? checked(body) : decoded(body);
  if (/\S/.test(text)) return text;
  throw new ConnectError(
    'body-empty',
    'the body is empty',
    'The stream can be read only once. Check that nothing has read it before.',
  );
}

/** Checks a text that was decoded elsewhere; it may be cut within a character. */
function checked(text: string): string {
  // The second pattern is slow, and most texts have no pairs at all.
  if (/[\uD800-\uDFFF]/.test(text) && /\p{Surrogate}/u.test(text)) throw notUtf8();
  return text.replace(/^\uFEFF/, '');
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw notUtf8(error);
  }
}

function notUtf8(cause?: unknown): ConnectError {
  const advice =
    'Messages of the service are; look for what converts or cuts bodies on their way here.';
  return new ConnectError('not-utf8', 'the body is not UTF-8', advice, undefined, cause);
}
