import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import { isForeign } from '@countersign/mock/core/transport';
import { serveLogo } from '../../account/brands/serve-logo.ts';
import { visitActivation } from '../../account/users/activation.ts';
import type { Tenants } from '../../engine/tenants.ts';
import { tenantName } from '../../state/tenant-name.ts';
import { defaultTenant } from '../../state/tenant.ts';
import { visitPowerForm } from '../power-forms/visit-power-form.ts';
import { openInvitation } from './access/open-invitation.ts';
import { openReview } from './access/open-review.ts';
import { endInScript } from './access/end-in-script.ts';
import { openView, revokeView } from './access/open-view.ts';
import { asset } from '../../pages/assets.ts';
import { errorPage } from '../../pages/error-page.ts';
import { findBrowserLanguage } from '../../pages/languages/browser-language.ts';
import type { Language } from '../../pages/languages/language.ts';
import { file, notice, redirect } from '../../pages/render.ts';
import { serveProof, showProof } from './identity/proof-page.ts';
import { outboxPath, viewsPath } from '../../pages/paths.ts';
import type { FindPageRoute, PageRoute } from '../../pages/route.ts';
import { RefusedPage } from './refused-page.ts';
import { visitSession } from './session.ts';
import { sessionFile } from './session-file.ts';

/**
 * Creates the handler of the pages for people; it returns undefined for other addresses.
 * @param findMore finds the pages of other folders
 */
export function createViews(tenants: Tenants, findMore: FindPageRoute) {
  return (request: MockRequest): Promise<MockResponse | undefined> | undefined => {
    const { path: address, search } = splitUrl(request.url);
    if (!address.startsWith(`${viewsPath}/`)) return undefined;
    const steps = splitPath(address.slice(viewsPath.length + 1));
    return answer({ tenants, findMore }, request, steps, new URLSearchParams(search));
  };
}

async function answer(
  { tenants, findMore }: { tenants: Tenants; findMore: FindPageRoute },
  request: MockRequest,
  steps: readonly string[],
  query: URLSearchParams,
): Promise<MockResponse> {
  const [first = '', name = ''] = steps;
  const language = findBrowserLanguage(request);
  if (first === 'assets') return asset(name) ?? nothing(language);
  // Programs add to the address of the evidence, so it names the tenant in its path.
  const tenant = (first === 'proof-api' ? name : query.get('tenant')) ?? defaultTenant;
  if (!tenantName.test(tenant)) return nothing(language);
  const route = findRoute(request, language, steps, query) ?? findMore(request, steps, query);
  if (route === undefined) return nothing(language);
  // The other pages have secret addresses, and may be shown in frames.
  if (first === 'outbox' && isForeign(request))
    return notice(403, 'This is not for other pages', 'Open the outbox in a tab of its own.');
  if (!route.methods.includes(request.method))
    return file(405, 'text/plain; charset=utf-8', 'This address does not take that method.\n', {
      allow: route.methods.join(', '),
    });
  try {
    const result = await tenants[route.mode](tenant, route.work);
    return typeof result === 'function' ? await result() : result;
  } catch (error) {
    if (error instanceof RefusedPage) return error.page;
    return errorPage(error, 409, language);
  }
}

function findRoute(
  request: MockRequest,
  language: Language,
  [first, second = '', third, ...more]: readonly string[],
  query: URLSearchParams,
): PageRoute | undefined {
  switch (first) {
    case 'outbox':
      return { methods: ['GET'], mode: 'read', work: async (state) => redirect(outboxPath(state)) };
    case 'invitation':
      return {
        methods: ['GET'],
        mode: 'write',
        work: (state) => openInvitation(state, second, third ?? '', language),
      };
    case 'activation':
      return {
        methods: ['GET', 'POST'],
        mode: 'write',
        work: (state) => visitActivation(state, request, second),
      };
    case 'review':
      return {
        methods: ['GET'],
        mode: 'write',
        work: (state) => openReview(state, second, third ?? ''),
      };
    case 'proof':
      return { methods: ['GET'], mode: 'read', work: (state) => showProof(state, second, third) };
    case 'proof-api':
      return {
        methods: ['GET'],
        mode: 'read',
        work: (state) =>
          serveProof(state, third === undefined ? [] : [third, ...more], readToken(request)),
      };
    case 'brand':
      return {
        methods: ['GET'],
        mode: 'read',
        work: (state) => serveLogo(state, [second, third ?? '', ...more]),
      };
    case 'open':
      return {
        methods: ['GET', 'DELETE'],
        mode: 'write',
        work: (state) =>
          request.method === 'DELETE'
            ? revokeView(state, second)
            : openView(state, request, second, language, query),
      };
    case 'session-end':
      return {
        methods: ['GET'],
        mode: 'read',
        work: (state) => endInScript(state, second, language),
      };
    case 'powerform':
      return {
        methods: ['GET', 'POST'],
        mode: 'write',
        work: (state) => visitPowerForm(state, request, query),
      };
    case 'session':
      return third === undefined
        ? {
            methods: ['GET', 'POST'],
            mode: 'write',
            work: (state) => visitSession(state, second, request, query),
          }
        : {
            methods: ['GET'],
            // It is noted that a document was opened.
            mode: third === 'documents' ? 'write' : 'read',
            work: (state) => sessionFile(state, second, [third, ...more], language),
          };
    default:
      return undefined;
  }
}

/** The token with which a program gets evidence. */
function readToken({ headers }: MockRequest): string {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

function splitPath(address: string): string[] {
  try {
    return address.split('/').map(decodeURIComponent);
  } catch {
    return [];
  }
}

function nothing(language: Language): MockResponse {
  const { t } = language;
  return notice(
    404,
    t('This link does not work'),
    t(
      'Perhaps a part of it is missing, as e-mail programs break long links: copy the whole link again. Otherwise ask the person who sent it for a new one.',
    ),
    { language },
  );
}
