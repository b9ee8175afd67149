import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Eta } from 'eta';
import { splitUrl } from '../../core/split-url.ts';
import type { Page } from '../../core/steps/steps.ts';
import type { MockRequest, MockResponse } from '../../core/message.ts';
import { baseStyles } from '../../core/pages/base-styles.ts';
import { readAuthorization, type Authorization } from '../../core/oauth/authorization.ts';
import { answerAuthorization, problemWith } from '../../core/oauth/authorize.ts';
import { grantPage } from '../../core/oauth/grant-page.ts';
import { GrantRefusal } from '../../core/oauth/grant-refusal.ts';
import { refused } from '../../core/oauth/return-url.ts';
import { loginPath, user } from './stateless-store.ts';
import type { OAuthStore } from '../../core/oauth/store.ts';

const folder = path.join(import.meta.dirname, 'page');
const eta = new Eta({ views: folder, cache: true });

/** Creates the page on which the user chooses. Its two links lead to itself, with the choice. */
export function createLoginPage(store: OAuthStore): Page {
  return {
    under: loginPath,
    answer(request) {
      const { path: address, search } = splitUrl(request.url);
      return address === loginPath ? visit(request, new URLSearchParams(search), store) : undefined;
    },
  };
}

async function visit(
  { method, origin }: MockRequest,
  query: URLSearchParams,
  store: OAuthStore,
): Promise<MockResponse> {
  if (method !== 'GET') return text(405, 'This page is read-only.\n', { allow: 'GET' });
  const choice = query.get('choice');
  query.delete('choice');
  try {
    const authorization = readAuthorization(query, await store.findClients());
    if (choice === 'refuse') return redirect(refused(authorization));
    if (choice !== 'allow') return render(authorization, query);
    const place = { userId: user.id, origin };
    return redirect(
      problemWith(authorization) ?? (await answerAuthorization(store, place, authorization)),
    );
  } catch (error) {
    if (error instanceof GrantRefusal) return grantPage(error);
    throw error;
  }
}

function render(authorization: Authorization, query: URLSearchParams): MockResponse {
  const { clientId, scopes, adminScopes, redirectUri } = authorization;
  const css = baseStyles() + readFileSync(path.join(folder, 'login.css'), 'utf8');
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
