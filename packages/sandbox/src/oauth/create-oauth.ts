import {
  createOAuthStep,
  grantPage,
  GrantRefusal,
  showGrantRefusal,
  type Visit,
} from '@countersign/mock/core/oauth';
import {
  splitUrl,
  type MockResponse,
  type Page,
  type Step,
  type RequestContext,
} from '@countersign/mock/core/server';
import { readClaims, type Caller } from '../engine/caller.ts';
import type { FindCheck } from '../engine/check-answer.ts';
import { fromState } from '../engine/mark-source.ts';
import type { Tenants } from '../engine/tenants.ts';
import { errorPage } from '../pages/error-page.ts';
import { tenantName, readTenantName } from '../state/tenant-name.ts';
import { defaultTenant } from '../state/tenant.ts';
import { createAuthenticate, createIdentify } from './authenticate.ts';
import { consentPage } from './consent-page.ts';
import { discoveryPage } from './discovery.ts';
import { consentPath, loginPath, type TenantVisit } from './find-login.ts';
import { loginPage } from './login-page.ts';
import { logout } from './logout.ts';
import { createTokenSignerLoader } from './token-signer.ts';
import { tenantStore } from './tenant-store.ts';
import { userInfo } from './user-info.ts';

/** The dependencies of the authentication service. */
export interface OAuthParts {
  tenants: Tenants;
  /** Rejects requests without a token for operations that need one. */
  auth: boolean | undefined;
  /** The `base_uri` of accounts; undefined for the address of the request. */
  baseUri: string | undefined;
  /** Finds the check of responses; undefined if it is off. */
  findCheck: FindCheck | undefined;
}

/** The authentication service. */
export interface OAuth {
  /** Finds the caller and the tenant of a request with a token. */
  identify: ReturnType<typeof createIdentify>;
  /** The step that says who calls. */
  authenticate: Step<RequestContext<Caller>>;
  /** The step that answers the operations of the area `oauth`. */
  answer: Step<RequestContext<Caller>>;
  pages: readonly Page[];
}

/** Makes the authentication service on what tenants hold. */
export function createOAuth({ tenants, auth, baseUri, findCheck }: OAuthParts): OAuth {
  const signer = createTokenSignerLoader(tenants.database);
  const identify = createIdentify(tenants, signer, auth);

  async function inVisit<Result>(
    visit: Visit,
    work: (visit: TenantVisit) => Promise<Result>,
  ): Promise<Result> {
    const opened = await signer();
    return tenants.write(tenantOfQuery(visit), (state) =>
      work({ ...visit, state, signer: opened }),
    );
  }

  function pageAt(under: string, page: (visit: TenantVisit) => Promise<MockResponse>): Page {
    return {
      under,
      answer(request) {
        const { path, search } = splitUrl(request.url);
        if (path !== under) return undefined;
        return inVisit({ request, query: new URLSearchParams(search) }, page).catch(refuse);
      },
    };
  }

  return {
    identify,
    authenticate: createAuthenticate(identify, tenants),
    answer: createOAuthStep({
      inStoreOfVisit: (visit, work) =>
        inVisit(visit, ({ state, signer: opened }) => work(tenantStore(state, opened))),
      async inStoreOfGrant(request, shown = '', work) {
        const opened = await signer();
        return tenants.write(readTenantName(request, opened.open(shown)?.ten), (state) =>
          work(tenantStore(state, opened)),
        );
      },
      userInfo: (call) =>
        tenants.read(call.tenant, async (state) =>
          userInfo(state, await readClaims(state, call), {
            origin: call.request.origin,
            baseUri: baseUri ?? call.request.origin,
          }),
        ),
      showRefusal: showGrantRefusal,
      headers: fromState,
      ...(findCheck !== undefined && {
        check: async (operation, answer) => (await findCheck(operation))(answer),
      }),
    }),
    pages: [
      pageAt(loginPath, loginPage),
      pageAt(consentPath, consentPage),
      pageAt('/oauth/logout', logout),
      discoveryPage,
    ],
  };
}

function refuse(error: unknown): MockResponse {
  return error instanceof GrantRefusal ? grantPage(error) : errorPage(error, 400);
}

/** Browsers send no header of ours, so that the addresses of the log-in may name the tenant too. */
function tenantOfQuery({ request, query }: Visit): string {
  const named = query.get('tenant');
  return readTenantName(request, named !== null && tenantName.test(named) ? named : defaultTenant);
}
