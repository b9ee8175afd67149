import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Eta } from 'eta';
import type { MockRequest, MockResponse } from '../message.ts';
import { readAuthorization, type Authorization } from './authorization.ts';
import { GrantRefusal } from './grant-refusal.ts';
import type { Setting } from './setting.ts';
import { user } from './user.ts';
import { consented, refused } from './way-back.ts';

export const loginPath = '/_countersign/login';

const folder = path.join(import.meta.dirname, 'page');
const eta = new Eta({ views: folder, cache: true });

/** The address of the page for an authorization request. */
export function pageAddress(origin: string, query: URLSearchParams): string {
  return `${origin}${loginPath}?${query}`;
}

/** The page where the user chooses, and what its two links lead to; undefined for other addresses. */
export function loginPage(
  { method, url, origin }: MockRequest,
  setting: Setting,
): MockResponse | undefined {
  const [address, search = ''] = url.split(/\?(.*)/s);
  if (address !== loginPath) return undefined;
  if (method !== 'GET') return text(405, 'This page is only to be read.\n', { allow: 'GET' });
  const query = new URLSearchParams(search);
  const choice = query.get('choice');
  query.delete('choice');
  try {
    const authorization = readAuthorization(query, setting.find);
    if (choice === 'allow') return redirect(consented(authorization, origin, setting));
    if (choice === 'refuse') return redirect(refused(authorization));
    return render(authorization, query);
  } catch (error) {
    if (error instanceof GrantRefusal) return text(400, `${error.message}\n`);
    throw error;
  }
}

function render(authorization: Authorization, query: URLSearchParams): MockResponse {
  const { clientId, scopes, adminScopes, redirectUri } = authorization;
  const css = readFileSync(path.join(folder, 'login.css'), 'utf8');
  const { host, protocol } = new URL(redirectUri);
  const body = eta.render('login', {
    css,
    name: user.name,
    clientId,
    scopes,
    adminScopes,
    goal: host === '' ? protocol : host,
    allow: `${loginPath}?${query}&choice=allow`,
    refuse: `${loginPath}?${query}&choice=refuse`,
  });
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    status: 200,
    headers: {
      ...common,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
    body,
  };
}

const common = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function redirect(location: string): MockResponse {
  return { status: 302, headers: { ...common, location }, body: '' };
}

function text(status: number, body: string, headers: Record<string, string> = {}): MockResponse {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  return { status, headers: { ...common, ...type, ...headers }, body };
}
