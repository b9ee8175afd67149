import { readOutsideFields } from '@countersign/mock/core/outside';
import type { MockResponse } from '@countersign/mock/core/server';
import { findByPassword } from '../account/log-in/find-by-password.ts';
import { html, redirect } from '../pages/render.ts';
import { identities, type StoredIdentity } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { readTenantAuthorization, loginPath, pageAddress, type TenantVisit } from './find-login.ts';
import { requireIntegration } from './clients.ts';
import { activeUser } from './users.ts';
import { isProof, keepSession, newSession, createProof, readSession } from './session.ts';
import { withHeaders } from './with-headers.ts';

/** The page where a user logs in, and what its form leads to. */
export async function loginPage(visit: TenantVisit): Promise<MockResponse> {
  const { state, signer, request, query } = visit;
  const { clientId } = await readTenantAuthorization(visit);
  if (request.method !== 'POST') return show(visit, clientId, {});
  const form = readOutsideFields(request.body);
  const email = form.get('email') ?? '';
  if (!isProof(form.get('proof'), readSession(request, state, signer), signer))
    return show(visit, clientId, {
      email,
      wrong: 'This page was open for too long, or cookies are disabled. Log in again.',
    });
  const user = await findByPassword(state, email, form.get('password') ?? '');
  if (typeof user === 'string') return show(visit, clientId, { email, wrong: user });
  const chosen = form.get('new-password') ?? '';
  if (user.mustChangePassword === true && !isNewPassword(chosen, user))
    return show(visit, clientId, {
      email,
      wrong: 'Choose a new password, other than the current one, of 6 characters or more.',
      mustChange: true,
    });
  await keepLogin(state, user, chosen);
  const next = new URLSearchParams(query);
  // The request to log in again is fulfilled.
  next.delete('prompt');
  const session = keepSession(newSession(user.userId), request, state, signer);
  return withHeaders(redirect(pageAddress(request.origin, '/oauth/auth', next, state)), session);
}

/** The data that the page shows after a failed attempt. */
interface Shown {
  email?: string;
  wrong?: string;
  /** Requires the user to choose a new password. */
  mustChange?: boolean;
}

function isNewPassword(chosen: string, { password }: StoredIdentity): boolean {
  return chosen.length >= 6 && chosen !== password;
}

/** Keeps when a user logged in, and the new password of one who had to choose it. */
async function keepLogin(state: State, user: StoredIdentity, chosen: string): Promise<void> {
  const { mustChangePassword, ...rest } = user;
  await state.of(identities).put('', user.userId, {
    ...rest,
    ...(mustChangePassword === true && { password: chosen }),
    lastLoginAt: state.now,
  });
}

async function show(
  { state, signer, request, query }: TenantVisit,
  clientId: string,
  { email = query.get('login_hint') ?? '', wrong, mustChange = false }: Shown,
): Promise<MockResponse> {
  const session = readSession(request, state, signer);
  const { name } = await requireIntegration(state, clientId);
  const page = html({
    template: 'login',
    title: 'Log in',
    status: wrong === undefined ? 200 : 403,
    data: {
      application: name,
      tenant: state.tenant.name,
      action: pageAddress('', loginPath, query, state),
      proof: createProof(session, signer),
      users: await usersToOffer(state),
      email,
      wrong,
      mustChange,
    },
  });
  return withHeaders(page, keepSession(session, request, state, signer));
}

/** The users who can log in, for the page to offer; no more than people like to look through. */
async function usersToOffer(state: State): Promise<{ email: string; userName: string }[]> {
  const offered: { email: string; userName: string }[] = [];
  for (const identity of (await state.of(identities).list('')).slice(0, 50)) {
    const { email, userName } = identity;
    if ((await activeUser(state, identity.userId)) !== undefined) offered.push({ email, userName });
  }
  return offered;
}
