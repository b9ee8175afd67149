import type { MockRequest } from '../message.ts';
import type { OAuth } from '../oauth/oauth.ts';
import { Refusal } from './refusal.ts';

/**
 * Sees that a bearer token came with a request that needs one. Any token is good enough, unless it
 * is one of ours that has ended or was changed.
 */
export function requireToken({ headers: { authorization } }: MockRequest, oauth: OAuth): void {
  if (authorization === undefined)
    throw new Refusal(
      'noToken',
      'No access token came with the call; send one in the Authorization header, after the word Bearer.',
    );
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (token === undefined)
    throw new Refusal(
      'badToken',
      'The Authorization header must be the word Bearer, a space and the access token.',
    );
  const fault = oauth.faultOf(token);
  if (fault !== undefined) throw new Refusal('badToken', fault);
}
