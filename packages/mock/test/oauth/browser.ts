import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { leaseDesk } from './oauth-server.ts';

/** The verifier of the tests, and its challenge. */
export const verifier = 'lease-desk-verifier-of-the-tests-0123456789-abcdef';
export const challenge = createHash('sha256').update(verifier).digest('base64url');

/** The query with which an application sends the browser; `more` adds or replaces values. */
export function authorizeQuery(more: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    response_type: 'code',
    scope: 'signature extended',
    client_id: leaseDesk.id,
    redirect_uri: leaseDesk.redirect,
    ...more,
  });
}

/** Opens the address of a login as a browser does, without following redirects. */
export function login(url: string, more: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/oauth/auth?${authorizeQuery(more)}`, { redirect: 'manual' });
}

/** Returns the address to which a response redirects the browser. */
export function goal(response: Response): URL {
  expect(response.status).toBe(302);
  return new URL(response.headers.get('location') ?? '');
}

/** The code that a login brings. */
export async function codeFrom(url: string, more?: Record<string, string>): Promise<string> {
  return goal(await login(url, more)).searchParams.get('code') ?? '';
}

/** HTTP Basic, as the application sends it. */
export function basic(
  id: string = leaseDesk.id,
  secret: string = leaseDesk.secret,
): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` };
}

/** Asks for tokens. */
export async function grant(
  url: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> }> {
  const body = new URLSearchParams(form);
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body });
  return { status: response.status, body: Object(await response.json()) };
}

/** Asks for tokens with a code. */
export function exchange(
  url: string,
  code: string,
  more: Record<string, string> = {},
  headers = basic(),
) {
  return grant(url, { grant_type: 'authorization_code', code, ...more }, headers);
}

/** Requests the user of an access token. */
export async function userInfo(url: string, token: unknown) {
  const response = await fetch(`${url}/oauth/userinfo`, {
    headers: { authorization: `Bearer ${String(token)}` },
  });
  const body: Record<string, unknown> = Object(await response.json());
  return { status: response.status, body };
}

/** Reads the claims of a JWT, which are its middle part. */
export function readClaims(token: unknown): Record<string, unknown> {
  const [, claims = ''] = String(token).split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** An answer of an error. */
export function refusal(error: string, error_description?: unknown) {
  const body = error_description === undefined ? { error } : { error, error_description };
  return { status: 400, body };
}
