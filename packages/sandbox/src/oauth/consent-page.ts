import {
  answerAuthorization,
  problemWith,
  refused,
  returnUrl,
  describeScope,
  type Authorization,
} from '@countersign/mock/core/oauth';
import { readOutsideFields } from '@countersign/mock/core/outside';
import type { MockResponse } from '@countersign/mock/core/server';
import type { StoredIdentity } from '../state/model/account.ts';
import type { StoredOrganization } from '../state/model/organization.ts';
import { html, redirect } from '../pages/render.ts';
import {
  readTenantAuthorization,
  consentPath,
  loginPath,
  pageAddress,
  type TenantVisit,
} from './find-login.ts';
import { requireIntegration } from './clients.ts';
import { addAdminConsent, addConsent } from './consent.ts';
import { isProof, keepSession, createProof, readSession, findSessionUser } from './session.ts';
import { tenantStore } from './tenant-store.ts';
import { findOrganizations } from './users.ts';
import { withHeaders } from './with-headers.ts';

/** The page where a user lets an application have scopes or not, and what its form leads to. */
export async function consentPage(visit: TenantVisit): Promise<MockResponse> {
  const { state, signer, request, query } = visit;
  const authorization = await readTenantAuthorization(visit);
  const problem = problemWith(authorization);
  if (problem !== undefined) return redirect(problem);
  const session = readSession(request, state, signer);
  const user = await findSessionUser(session, state);
  if (user === undefined) return redirect(pageAddress(request.origin, loginPath, query, state));
  const isForAll = authorization.adminScopes.length > 0;
  const administered = isForAll ? await findOrganizations(state, user) : [];
  if (isForAll && administered.length === 0)
    return redirect(returnUrl(authorization, onlyAdministrators));
  const form = request.method === 'POST' ? readOutsideFields(request.body) : new URLSearchParams();
  if (!isProof(form.get('proof'), session, signer))
    return show(visit, authorization, user, administered);
  if (form.get('choice') !== 'allow') return redirect(refused(authorization));
  await addConsent(state, user.userId, authorization);
  for (const organization of administered)
    await addAdminConsent(state, organization, authorization);
  const { origin } = request;
  const place = { userId: user.userId, origin };
  return redirect(await answerAuthorization(tenantStore(state, signer), place, authorization));
}

const onlyAdministrators = {
  error: 'access_denied',
  error_description:
    'Only an administrator of the organization can give consent for all of its users.',
};

async function show(
  { state, signer, request, query }: TenantVisit,
  { clientId, scopes, adminScopes, redirectUri }: Authorization,
  user: StoredIdentity,
  administered: readonly StoredOrganization[],
): Promise<MockResponse> {
  const session = readSession(request, state, signer);
  const { name } = await requireIntegration(state, clientId);
  const { host, protocol } = new URL(redirectUri);
  const another = new URLSearchParams(query);
  another.set('prompt', 'login');
  const data = {
    application: name,
    user: user.userName,
    scopes: scopes.map(inWords),
    adminScopes: adminScopes.map(inWords),
    organization: administered.map((one) => one.name).join(', '),
    action: pageAddress('', consentPath, query, state),
    proof: createProof(session, signer),
    goal: host === '' ? protocol : host,
    other: pageAddress('', loginPath, another, state),
  };
  const page = html(
    { template: 'consent', title: 'Allow an application', data },
    // The way back may be an app, by a scheme of its own.
    { formScheme: protocol },
  );
  return withHeaders(page, keepSession(session, request, state, signer));
}

function inWords(name: string) {
  return { name, words: describeScope(name) };
}
