import {
  completeAnswer,
  GrantRefusal,
  Refusal,
  type Answer,
  type MockRequest,
  type MockResponse,
  type Page,
  type Step,
} from '@countersign/mock/extend';
import { readClaims, type Call, type Caller } from '../engine/caller.ts';
import type { Tenants } from '../engine/tenants.ts';
import { fromState } from '../engine/mark-source.ts';
import { defaultTenant } from '../state/tenant.ts';
import { notice } from '../pages/render.ts';
import { createAuthenticate } from './authenticate.ts';
import { authorize, consentPath, loginPath, type Visit } from './authorize.ts';
import { consentPage } from './consent-page.ts';
import { discoveryPage } from './discovery.ts';
import { loginPage } from './login-page.ts';
import { logout } from './logout.ts';
import { sealOf } from './read-seal.ts';
import { tenantName, tenantOf } from '../state/tenant-name.ts';
import { shownIn, token } from './token.ts';
import { userInfo } from './user-info.ts';

/** The authentication service. */
export interface OAuth {
  /** The step that says who calls. */
  authenticate: Step<Caller>;
  /** The step that answers the operations of the area `oauth`. */
  answer: Step<Caller>;
  pages: readonly Page[];
}

/** Makes the authentication service on what tenants hold. */
export function createOAuth(tenants: Tenants, auth: boolean | undefined): OAuth {
  const seal = sealOf(tenants.database);

  async function visit<Result>(
    request: MockRequest,
    query: URLSearchParams,
    work: (visit: Visit) => Promise<Result>,
  ): Promise<Result> {
    const opened = await seal();
    return tenants.write(tenantOfQuery(request, query), (state) =>
      work({ state, seal: opened, request, query }),
    );
  }

  async function authorizeCall({ request, query }: Call): Promise<Answer> {
    try {
      return { status: 302, headers: { location: await visit(request, query, authorize) } };
    } catch (error) {
      if (!(error instanceof GrantRefusal)) throw error;
      if (!isNavigation(request)) return error.toReply();
      const { status, body } = refusalPage(error);
      return { status, file: { bytes: body, mediaType: 'text/html; charset=utf-8' } };
    }
  }

  async function tokenCall({ request, body }: Call): Promise<Answer> {
    const form = formOf(body);
    const opened = await seal();
    const tenant = tenantOf(request, opened.open(shownIn(form) ?? '')?.ten);
    try {
      return await tenants.write(tenant, async (state) => ({
        status: 200,
        body: await token({ state, seal: opened, request, form }),
      }));
    } catch (error) {
      if (error instanceof GrantRefusal) return error.toReply();
      throw error;
    }
  }

  async function userInfoCall(call: Call): Promise<Answer> {
    const body = await tenants.read(call.tenant, async (state) =>
      userInfo(state, await readClaims(state, call), call.request.origin),
    );
    return { status: 200, body };
  }

  const operations: Readonly<Record<string, (call: Call) => Promise<Answer>>> = {
    OAuth_authorize: authorizeCall,
    OAuth_token: tokenCall,
    OAuth_userInfo: userInfoCall,
  };
  function pageAt(under: string, page: (visit: Visit) => Promise<MockResponse>): Page {
    return {
      under,
      answer(request) {
        const [path = '', search = ''] = request.url.split(/\?(.*)/s);
        return path === under ? pageAnswer(request, new URLSearchParams(search), page) : undefined;
      },
    };
  }

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
    authenticate: createAuthenticate(seal, auth),
    answer(call) {
      const answer = call.operation.area === 'oauth' ? operations[call.operation.id] : undefined;
      return answer?.(call).then((given) => completeAnswer(call, marked(given)));
    },
    pages: [
      pageAt(loginPath, loginPage),
      pageAt(consentPath, consentPage),
      pageAt('/oauth/logout', logout),
      discoveryPage,
    ],
  };
}

function marked(answer: Answer): Answer {
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
