import type { Authorization } from '@countersign/mock/core/oauth';
import type { StoredIdentity } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import { requireIntegration } from './clients.ts';
import {
  adminConsents,
  consentKey,
  consents,
  type StoredAdminConsent,
} from '../state/model/oauth.ts';
import { findOrganizations } from './users.ts';
import { isDomainClaimed } from '../areas/admin-v2/members/join-account.ts';
import { organizations, type StoredOrganization } from '../state/model/organization.ts';

/**
 * Checks whether a user, or an administrator for all users, has granted some scopes to an
 * application.
 */
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
  return isConsentedForAll(state, identity, clientId, scopes);
}

/**
 * Checks whether the organization that has claimed the domain of a user has granted scopes to an
 * application.
 */
async function isConsentedForAll(
  state: State,
  { email }: StoredIdentity,
  clientId: string,
  scopes: readonly string[],
): Promise<boolean> {
  for (const organization of await state.of(organizations).list('')) {
    const forAll = await readAdminConsent(state, organization, clientId);
    if (covers(forAll?.scopes, scopes) && (await isDomainClaimed(state, { organization }, email)))
      return true;
  }
  return false;
}

/** Older versions kept one consent for each application, and not one for each organization. */
async function readAdminConsent(
  state: State,
  { organizationId }: StoredOrganization,
  clientId: string,
): Promise<StoredAdminConsent | undefined> {
  const consent = await state.of(adminConsents).get(organizationId, clientId);
  if (consent !== undefined) return consent;
  const older = await state.of(adminConsents).get('', clientId);
  return older?.organizationId === organizationId ? older : undefined;
}

/** Checks whether all consent that an application asks for has been given. */
export async function isSettled(
  state: State,
  identity: StoredIdentity,
  { clientId, scopes, adminScopes }: Authorization,
): Promise<boolean> {
  if (!(await hasConsent(state, identity, clientId, scopes))) return false;
  if (adminScopes.length === 0) return true;
  const administered = await findOrganizations(state, identity);
  for (const organization of administered) {
    const forAll = await readAdminConsent(state, organization, clientId);
    if (!covers(forAll?.scopes, adminScopes)) return false;
  }
  return administered.length > 0;
}

/** Stores the consent of a user, in addition to earlier consent to the application. */
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

/** Remembers that an administrator consented for all users of an organization. */
export async function addAdminConsent(
  state: State,
  organization: StoredOrganization,
  { clientId, adminScopes }: Authorization,
): Promise<void> {
  const { organizationId } = organization;
  const before = await readAdminConsent(state, organization, clientId);
  const all = new Set([...(before?.scopes ?? []), ...adminScopes]);
  await state
    .of(adminConsents)
    .put(organizationId, clientId, { organizationId, scopes: [...all], at: state.now });
}

function covers(granted: readonly string[] | undefined, requested: readonly string[]): boolean {
  return granted !== undefined && requested.every((scope) => granted.includes(scope));
}
