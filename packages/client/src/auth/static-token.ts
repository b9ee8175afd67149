import { CountersignError } from '../errors/countersign-error.js';
import type { TokenSource } from '../options.js';
import { isToken } from './token-answer.js';

/**
 * A token that someone else got and renews, such as one from a console. It is not checked for its
 * end: when the service refuses it, calls fail with `UnauthorizedError`.
 */
export function staticToken(token: string): TokenSource {
  // The error of fetch about such a header would quote the token.
  if (!isToken(token))
    throw new CountersignError(
      'the token is empty, or holds a character that no token has, such as a line end',
    );
  return { token: () => token, refused: () => false };
}
