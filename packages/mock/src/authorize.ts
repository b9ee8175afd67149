import type { MockRequest, MockResponse } from './message.js';
import { Refusal } from './refusal.js';

/** Sees that a bearer token came with a request that needs one; any token is good enough. */
export function requireToken({ headers }: MockRequest): void {
  const { authorization } = headers;
  if (authorization === undefined)
    throw new Refusal(
      'noToken',
      'No access token came with the call; send it as `Authorization: Bearer <token>`.',
    );
  if (!/^Bearer \S+$/i.test(authorization))
    throw new Refusal(
      'badToken',
      'The Authorization header must be the word Bearer, a space and the access token.',
    );
}

/**
 * Sends the user back to where the request asked for, with the code of the spec's example and
 * the state that came with the request.
 */
export function redirectBack({ url }: MockRequest, response: MockResponse): MockResponse {
  const asked = new URLSearchParams(url.split('?')[1]);
  const target = asked.get('redirect_uri');
  const { location } = response.headers;
  if (response.status !== 302 || target === null || location === undefined) return response;
  if (!URL.canParse(target))
    throw new Refusal(
      'badParameter',
      'The query parameter redirect_uri must be an address to return to.',
    );
  const back = new URL(target);
  back.searchParams.set('code', new URL(location).searchParams.get('code') ?? '');
  const state = asked.get('state');
  if (state !== null) back.searchParams.set('state', state);
  return { ...response, headers: { ...response.headers, location: back.href } };
}
