import { decodeBody } from '../body-text.js';
import type { ConnectEvent } from '../connect-event.js';
import { defaultLimits } from '../limits.js';
import type { ParseOptions } from '../parse-options.js';
import type { RawBody } from '../receive/raw-body.js';
import { unknownFormat } from '../unknown-format.js';
import { readJson } from './read-json.js';

/**
 * Reads a pushed message in JSON as an event, as `parse` of the whole package does, but without the
 * XML reader. Unknown fields are kept and reported in `findings`.
 *
 * Verify the signature first, with `verify` and the same bytes.
 * @param rawBody the body as it came, before any parser
 * @throws {ConnectError} with a code, the place and advice, where the message cannot be read
 */
export function parse(rawBody: RawBody, options: ParseOptions = {}): ConnectEvent {
  const limits = { ...defaultLimits, ...options.limits };
  const text = decodeBody(rawBody, limits.bytes);
  const first = /\S/.exec(text)?.[0];
  if (first === '{' || first === '[') return readJson(text, limits);
  throw unknownFormat(
    first,
    'not JSON',
    'For messages in XML use @countersign/connect, or set the format of the configuration to JSON.',
  );
}
