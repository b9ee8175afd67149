import type { MockResponse } from '@countersign/mock/core/server';
import { integrations } from '../state/model/account.ts';
import { notice, redirect } from '../pages/render.ts';
import type { TenantVisit } from './find-login.ts';
import { endSession } from './session.ts';
import { withHeaders } from './with-headers.ts';

/** Logs the user out, and sends the browser back to where the application is known to be. */
export async function logout({ state, request, query }: TenantVisit): Promise<MockResponse> {
  const clientId = query.get('client_id')?.toLowerCase() ?? '';
  const address = query.get('redirect_uri') ?? '';
  const client = await state.of(integrations).get('', clientId);
  const isKnown =
    client !== undefined &&
    /^https?:\/\/[^/]/i.test(address) &&
    client.redirectUris?.includes(address) !== false;
  const page = isKnown
    ? redirect(address)
    : notice(200, 'You are logged out', 'You can close this page.');
  return withHeaders(page, endSession(request));
}
