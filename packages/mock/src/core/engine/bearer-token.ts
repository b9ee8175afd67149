import type { MockRequest } from '../message.ts';
import { readOlderCredentials } from './older-credentials.ts';
import { Refusal } from './refusal.ts';

/** @throws Refusal where the request has no bearer token */
export function bearerToken(request: MockRequest): string {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    const older = readOlderCredentials(request);
    if (older !== undefined) return older.userName;
    const message =
      'The request has no access token. Send it in the Authorization header, as Bearer TOKEN.';
    throw new Refusal('noToken', message, {
      answer: `An Integrator key was not specified. ${message}`,
    });
  }
  const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
  if (token !== undefined) return token;
  throw new Refusal(
    'badToken',
    'The Authorization header must be `Bearer`, a space and the access token.',
  );
}
