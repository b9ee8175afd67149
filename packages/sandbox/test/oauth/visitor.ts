import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { expect } from 'vitest';
import type { Sandbox } from '../../src/index.ts';

export const origin = 'http://sandbox.test';
/** An integration that accepts any secret and address, with the consent of all users. */
export const easy = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20';
/** An integration with a secret and redirect URIs, for which users must consent. */
export const strict = '8d3e5f27-c16a-4b94-a2d8-5e0f7c9b1a46';
const strictSecret = 'quayside-secret';
export const callback = 'https://archive.quayside.example/callback';
export const verifier = 'archive-verifier-of-the-tests-0123456789-abcdefgh';
export const challenge = createHash('sha256').update(verifier).digest('base64url');
export const users = {
  mara: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
  tomas: 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35',
  ines: '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520',
  petra: '41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94',
};

export function authQuery(more: Record<string, string> = {}): string {
  return new URLSearchParams({
    response_type: 'code',
    scope: 'signature extended',
    client_id: strict,
    redirect_uri: callback,
    ...more,
  }).toString();
}

/** Somebody with a browser: it keeps cookies, and follows redirects one by one. */
export function createVisitor({ fetch }: Pick<Sandbox, 'fetch'>) {
  let cookie = '';

  async function go(address: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(
      new Request(new URL(address, origin), {
        headers: { cookie, 'upgrade-insecure-requests': '1' },
        ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
      }),
    );
    const set = response.headers.get('set-cookie');
    if (set !== null) cookie = set.split(';')[0] ?? '';
    return response;
  }

  /** Fills in the form of a page. */
  async function submit(page: Response, fields: Record<string, string>): Promise<Response> {
    const text = await page.text();
    const action = /action="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const proof = /name="proof" value="([^"]*)"/.exec(text)?.[1] ?? '';
    return go(action, { proof, ...fields });
  }

  return {
    go,
    submit,
    /** Opens the address of a log-in, and the page that it leads to. */
    async open(more: Record<string, string> = {}): Promise<Response> {
      return go(readRedirect(await go(`/oauth/auth?${authQuery(more)}`)).href);
    },
    /** Logs in, and follows the redirect. */
    async logIn(email: string, password = '', more: Record<string, string> = {}) {
      const done = await submit(await this.open(more), { email, password });
      return go(readRedirect(done).href);
    },
    /** Logs in and consents; gives the code. */
    async codeFor(email: string, password = '', more: Record<string, string> = {}) {
      const to = readRedirect(await this.logIn(email, password, more));
      // Somebody who has consented before is not asked again.
      const back = to.pathname.startsWith('/_countersign/')
        ? readRedirect(await submit(await go(to.href), { choice: 'allow' }))
        : to;
      return back.searchParams.get('code') ?? '';
    },
  };
}

/** Reads the address to which a response redirects the browser. */
export function readRedirect(response: Response): URL {
  expect([302, 303]).toContain(response.status);
  return new URL(response.headers.get('location') ?? '');
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Asks for tokens. */
export async function grant(
  { fetch }: Pick<Sandbox, 'fetch'>,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const request = new Request(`${origin}/oauth/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  const response = await fetch(request);
  return { status: response.status, body: Object(await response.json()) };
}

export function basic(secret: string = strictSecret): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${strict}:${secret}`).toString('base64')}` };
}

/** Calls with a token. */
export async function call(
  { fetch }: Pick<Sandbox, 'fetch'>,
  path: string,
  token: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(
    new Request(`${origin}${path}`, {
      headers: { authorization: `Bearer ${String(token)}`, ...headers },
    }),
  );
  return { status: response.status, body: Object(await response.json()) };
}

/** A key pair of an application. */
export const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A JWT as an application makes it; claims can be other ones. */
export function assertion(claims: Record<string, unknown> = {}, key = keys.privateKey): string {
  const now = Math.floor(Date.now() / 1000);
  const all = {
    iss: easy,
    sub: users.mara,
    aud: 'sandbox.test',
    iat: now,
    exp: now + 3600,
    scope: 'signature impersonation',
    ...claims,
  };
  const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(all)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

/** Asks for a token by JWT. */
export function grantJwt(
  sandbox: Pick<Sandbox, 'fetch'>,
  jwt: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  return grant(sandbox, { grant_type, assertion: jwt }, headers);
}

/** The answer of a refusal. */
export function refusal(error: string, error_description?: unknown): Answer {
  return {
    status: 400,
    body: error_description === undefined ? { error } : { error, error_description },
  };
}
