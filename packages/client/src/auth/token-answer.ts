import type { OAuthToken200Response } from '@countersign/types/oauth/oauth';
import { TokenAnswerError } from './errors/token-answer-error.js';
import type { TokenSet } from './token-store.js';

/**
 * Reads the tokens of an answer. Their expiry counts from now, by the clock that is read before
 * each call.
 * @param answer checked closely: a proxy or a wrong address answers 200 as well
 * @param now milliseconds since 1970
 * @throws TokenAnswerError
 */
export function readTokenSet(
  answer: Partial<OAuthToken200Response> | undefined,
  now: number,
): TokenSet {
  const { access_token, token_type, refresh_token, expires_in, scope } = answer ?? {};
  const seconds = Number(expires_in);
  if (!isToken(access_token)) throw new TokenAnswerError('it has no access token');
  if (token_type?.toLowerCase() !== 'bearer')
    throw new TokenAnswerError('the token type is not Bearer, which calls require');
  if (expires_in === undefined || !(seconds >= 0))
    throw new TokenAnswerError('it does not contain the lifetime of the token');
  return {
    accessToken: access_token,
    tokenType: token_type,
    expiresAt: now + seconds * 1000,
    receivedAt: now,
    ...(refresh_token && { refreshToken: refresh_token }),
    ...(scope && { scope }),
  };
}

/** Reports whether a text is valid after `Bearer` in a header. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\u0021-\u007e]+$/.test(text);
}
