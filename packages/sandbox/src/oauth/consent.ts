import type { Authorization } from '@countersign/mock/extend';
import type { StoredIdentity } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { requireIntegration } from './clients.ts';
import { adminConsents, consentKey, consents } from './model.ts';
import { listMemberships } from '../account/users/memberships.ts';

/** Whether a user, or an administrator for all users, has let an application have some scopes. */
export async function hasConsent(
  state: State,
  identity: StoredIdentity,
  clientId: string,
  scopes: readonly string[],
): Promise<boolean> {
  const { consented } = await requireIntegration(state, clientId);
  if (consented) return true;
  const own = await state.of(consents).get('', consentKey(identity.userId, clientId));
  if (covers(own?.scopes, scopes)) return true;
  const forAll = await state.of(adminConsents).get('', clientId);
  if (forAll === undefined || !covers(forAll.scopes, scopes)) return false;
  const memberships = await listMemberships(state, identity);
  return memberships.some(({ account }) => account.organizationId === forAll.organizationId);
}

/** Whether nothing that an application asks for is still to be consented to. */
export async function isSettled(
  state: State,
  identity: StoredIdentity,
  { clientId, scopes, adminScopes }: Authorization,
): Promise<boolean> {
  if (!(await hasConsent(state, identity, clientId, scopes))) return false;
  if (adminScopes.length === 0) return true;
  return covers((await state.of(adminConsents).get('', clientId))?.scopes, adminScopes);
}

/** Remembers that a user consented, beside what the application was allowed before. */
export async function addConsent(
  state: State,
  userId: string,
  { clientId, scopes }: Authorization,
): Promise<void> {
  const key = consentKey(userId, clientId);
  const before = await state.of(consents).get('', key);
  const all = new Set([...(before?.scopes ?? []), ...scopes]);
  await state.of(consents).put('', key, { scopes: [...all], at: state.now });
}

/** Remembers that an administrator consented for all users of the organization. */
export async function addAdminConsent(
  state: State,
  organizationId: string,
  { clientId, adminScopes }: Authorization,
): Promise<void> {
  const before = await state.of(adminConsents).get('', clientId);
  const all = new Set([...(before?.scopes ?? []), ...adminScopes]);
  await state
    .of(adminConsents)
    .put('', clientId, { organizationId, scopes: [...all], at: state.now });
}

function covers(granted: readonly string[] | undefined, requested: readonly string[]): boolean {
  return granted !== undefined && requested.every((scope) => granted.includes(scope));
}
