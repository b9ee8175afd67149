import {
  GrantRefusal,
  Refusal,
  type MockRequest,
  type MockResponse,
  type ServiceAnswer,
  type ServiceCall,
} from '@countersign/mock/extend';
import type { Authenticate } from '../engine/caller.ts';
import { inTenant } from '../engine/create-service.ts';
import { fromState } from '../engine/mark-source.ts';
import { defaultTenant } from '../state/tenant.ts';
import type { Database } from '../state/storage/database.ts';
import { notice } from '../pages/render.ts';
import { createAuthenticate, type AuthenticateOptions } from './authenticate.ts';
import { authorize, consentPath, loginPath, type Visit } from './authorize.ts';
import { consentPage } from './consent-page.ts';
import { discovery } from './discovery.ts';
import { loginPage } from './login-page.ts';
import { logout } from './logout.ts';
import { sealOf } from './read-seal.ts';
import { tenantName, tenantOf } from '../state/tenant-name.ts';
import { shownIn, token } from './token.ts';
import { userInfo } from './user-info.ts';

/** The authentication service. */
export interface OAuth {
  authenticate: Authenticate;
  /** Answers the operations of the area `oauth`; undefined for those of others. */
  answer(call: ServiceCall): Promise<ServiceAnswer> | undefined;
  /** Answers at the addresses of its pages; undefined for others. */
  page(request: MockRequest): Promise<MockResponse> | undefined;
}

/** Makes the authentication service on what tenants hold. */
export function createOAuth(database: Database, options: AuthenticateOptions = {}): OAuth {
  const seal = sealOf(database);
  const authenticate = createAuthenticate(seal, options);

  async function visit<Result>(
    request: MockRequest,
    query: URLSearchParams,
    work: (visit: Visit) => Promise<Result>,
  ): Promise<Result> {
    const opened = await seal();
    return inTenant(database, tenantOfQuery(request, query), 'write', (state) =>
      work({ state, seal: opened, request, query }),
    );
  }

  async function authorizeCall({ request, query }: ServiceCall): Promise<ServiceAnswer> {
    try {
      return { status: 302, headers: { location: await visit(request, query, authorize) } };
    } catch (error) {
      if (!(error instanceof GrantRefusal)) throw error;
      if (!isNavigation(request)) return error.toReply();
      const { status, body } = refusalPage(error);
      return { status, file: { bytes: body, mediaType: 'text/html; charset=utf-8' } };
    }
  }

  async function tokenCall({ request, body }: ServiceCall): Promise<ServiceAnswer> {
    const form = formOf(body);
    const opened = await seal();
    const tenant = tenantOf(request, opened.open(shownIn(form) ?? '')?.ten);
    try {
      return await inTenant(database, tenant, 'write', async (state) => ({
        status: 200,
        body: await token({ state, seal: opened, request, form }),
      }));
    } catch (error) {
      if (error instanceof GrantRefusal) return error.toReply();
      throw error;
    }
  }

  async function userInfoCall({ request, operation }: ServiceCall): Promise<ServiceAnswer> {
    const { tenant, claimsIn } = await authenticate(request, operation);
    const body = await inTenant(database, tenant, 'read', async (state) =>
      userInfo(state, await claimsIn(state), request.origin),
    );
    return { status: 200, body };
  }

  const operations: Readonly<Record<string, (call: ServiceCall) => Promise<ServiceAnswer>>> = {
    OAuth_authorize: authorizeCall,
    OAuth_token: tokenCall,
    OAuth_userInfo: userInfoCall,
  };
  const pages: Readonly<Record<string, (visit: Visit) => Promise<MockResponse>>> = {
    [loginPath]: loginPage,
    [consentPath]: consentPage,
    '/oauth/logout': logout,
  };

  async function pageAnswer(
    request: MockRequest,
    query: URLSearchParams,
    page: (visit: Visit) => Promise<MockResponse>,
  ): Promise<MockResponse> {
    try {
      return await visit(request, query, page);
    } catch (error) {
      if (error instanceof GrantRefusal) return refusalPage(error);
      const said = error instanceof Error ? error.message : String(error);
      return error instanceof Refusal
        ? notice(400, 'This cannot be shown', said)
        : notice(500, 'The sandbox failed', said);
    }
  }

  return {
    authenticate,
    answer(call) {
      const answer = call.operation.area === 'oauth' ? operations[call.operation.id] : undefined;
      return answer?.(call).then(marked);
    },
    page(request) {
      const [path = '', search = ''] = request.url.split(/\?(.*)/s);
      if (path === '/.well-known/openid-configuration')
        return Promise.resolve({
          status: 200,
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body: JSON.stringify(discovery(request.origin)),
        });
      const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
      return page && pageAnswer(request, new URLSearchParams(search), page);
    },
  };
}

function marked(answer: ServiceAnswer): ServiceAnswer {
  return { ...answer, headers: { ...fromState, ...answer.headers } };
}

/** Browsers send no header of ours, so that the addresses of the log-in may name the tenant too. */
function tenantOfQuery(request: MockRequest, query: URLSearchParams): string {
  const named = query.get('tenant');
  return tenantOf(request, named !== null && tenantName.test(named) ? named : defaultTenant);
}

/**
 * Whether a browser goes to the address, and a person is to read what comes; programs get what the
 * contract says. Where a server has no certificate, browsers send only the second of the headers.
 */
function isNavigation({ headers }: MockRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate' || headers['upgrade-insecure-requests'] === '1';
}

function refusalPage({ message }: GrantRefusal): MockResponse {
  return notice(400, 'This application cannot log you in', message);
}

function formOf(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  if (typeof body === 'object' && body !== null)
    for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return form;
}
