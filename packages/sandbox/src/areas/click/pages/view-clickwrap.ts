import { limits } from '@countersign/mock/core/outside';
import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import type { UserAgreementRequest } from '@countersign/types/click';
import { readOptionalJson } from '../../../engine/outside/read-optional-json.ts';
import type { Tenants } from '../../../engine/tenants.ts';
import { redirect } from '../../../pages/render.ts';
import { tenantName } from '../../../state/tenant-name.ts';
import { defaultTenant } from '../../../state/tenant.ts';
import type { State } from '../../../state/state.ts';
import { findActive, clickwraps } from '../clickwraps/stored-clickwrap.ts';
import { askAgreement } from '../agreements/ask-agreement.ts';
import { addressLife, createLink } from '../agreements/stored-agreement.ts';
import { clickPaths, clickViewPath } from './click-paths.ts';
import { findBrowserLanguage } from '../../../pages/languages/browser-language.ts';
import { showClosed } from './show-end.ts';

/** The longest ID of a person, in characters, as the spec says. */
const longestId = 100;

/**
 * Creates what answers for the links to clickwraps, which have the IDs and no token: the agreement
 * of the person is found or created, if the clickwrap allows that. Returns undefined for other
 * addresses.
 */
export function createClickwrapLinks(tenants: Tenants) {
  return async (request: MockRequest): Promise<MockResponse | undefined> => {
    const { path, search } = splitUrl(request.url);
    const query = new URLSearchParams(search);
    const [accountId = '', list, clickwrapId = '', last, ...more] = path
      .slice(clickPaths.accounts.length)
      .split('/');
    const isLink = list === 'clickwraps' && last === 'view' && more.length === 0;
    const tenant = query.get('tenant') ?? defaultTenant;
    if (request.method !== 'GET' || !isLink || !tenantName.test(tenant)) return undefined;
    return tenants.write(tenant, (state) =>
      open(state, request, { accountId, clickwrapId }, query),
    );
  };
}

async function open(
  state: State,
  request: MockRequest,
  { accountId, clickwrapId }: Record<'accountId' | 'clickwrapId', string>,
  query: URLSearchParams,
): Promise<MockResponse> {
  const language = findBrowserLanguage(request);
  const clickwrap = await state
    .of(clickwraps)
    .get(accountId.toLowerCase(), clickwrapId.toLowerCase());
  const asked = readRequest(query);
  const active = clickwrap === undefined ? undefined : findActive(clickwrap);
  const refuse = (status: number, reason: string) =>
    showClosed(language, undefined, { status, reason });
  if (asked === undefined) return refuse(400, 'The address needs a client_user_id.');
  if (clickwrap === undefined || active === undefined)
    return refuse(404, `There are no active versions for clickwrapId ${clickwrapId}.`);
  if (active.displaySettings.allowClientOnly !== true)
    return refuse(403, 'The settings of the clickwrap do not have allowClientOnly.');
  const { agreement } = await askAgreement(state, clickwrap, asked);
  const token = await createLink(state, agreement, addressLife, { isOpen: true });
  return redirect(clickViewPath(state, 'click-agreement', token));
}

/** Reads the person of a link; undefined without one. */
function readRequest(query: URLSearchParams): UserAgreementRequest | undefined {
  const clientUserId = query.get('client_user_id') ?? '';
  if (clientUserId === '' || clientUserId.length > longestId) return undefined;
  const returnUrl = query.get('return_url') ?? undefined;
  const metadata = query.get('metadata') ?? undefined;
  const documentData = readData(query.get('document_data') ?? '');
  return {
    clientUserId,
    ...(returnUrl !== undefined && { returnUrl }),
    ...(metadata !== undefined && { metadata }),
    ...(documentData !== undefined && { documentData }),
  };
}

function readData(text: string): Record<string, string> | undefined {
  const value: unknown = text === '' ? undefined : readOptionalJson(text, limits.token);
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    typeof one === 'string' ? [[name, one] as const] : [],
  );
  return Object.fromEntries(entries);
}
