import { ConnectError } from './connect-error.js';

/** A body that begins as no message does. */
export function unknownFormat(
  first: string | undefined,
  what: string,
  forms: string,
): ConnectError {
  return new ConnectError(
    'format-unknown',
    `the body starts with ${JSON.stringify(first)}, which is ${what}`,
    `Is it compressed, or a form? ${forms}`,
    '1:1',
  );
}
