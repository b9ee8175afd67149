import type { MockRequest } from '../message.ts';
import { Refusal } from './refusal.ts';

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
