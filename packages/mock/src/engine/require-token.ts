import type { Step } from '../core/steps.ts';
import type { MockRequest } from '../message.ts';
import type { OAuth } from '../oauth/oauth.ts';
import { Refusal } from './refusal.ts';

/**
 * Makes the step that requires a bearer token where the operation needs one. Any token is good
 * enough, unless it is one of ours that has expired or was changed.
 */
export function requireToken(oauth: OAuth): Step {
  return ({ request, operation }) => {
    if (!operation.bearer) return undefined;
    const fault = oauth.faultOf(bearerToken(request));
    if (fault !== undefined) throw new Refusal('badToken', fault);
    return undefined;
  };
}

/** @throws Refusal where the request has no bearer token */
export function bearerToken({ headers: { authorization } }: MockRequest): string {
  if (authorization === undefined)
    throw new Refusal(
      'noToken',
      'No access token came with the call; send one in the Authorization header, after the word Bearer.',
    );
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (token !== undefined) return token;
  throw new Refusal(
    'badToken',
    'The Authorization header must be the word Bearer, a space and the access token.',
  );
}
