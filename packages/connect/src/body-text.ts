import { ConnectError } from './connect-error.js';
import { bytesOf, type RawBody } from './receive/raw-body.js';

/**
 * The text of a body, which must be UTF-8.
 * @throws {ConnectError} `body-parsed`, `body-empty` or `not-utf8`
 */
export function textOf(rawBody: RawBody): string {
  const text = typeof rawBody === 'string' ? rawBody : decoded(bytesOf(rawBody));
  if (/\S/.test(text)) return text;
  throw new ConnectError(
    'body-empty',
    'the body is empty',
    'Read it once only: what has consumed the stream before leaves nothing.',
  );
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ConnectError(
      'not-utf8',
      'the body is not UTF-8',
      'Messages of the service are; look for what converts or cuts bodies on their way here.',
      undefined,
      error,
    );
  }
}
