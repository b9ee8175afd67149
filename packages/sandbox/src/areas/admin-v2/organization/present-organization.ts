import type { OrganizationResponse } from '@countersign/types/admin-v2';
import { dateTime } from '../../../engine/date-time.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { type StoredAccount, members } from '../../../state/model/account.ts';
import {
  domains,
  identityProviders,
  type StoredOrganization,
} from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import type { AdminContext } from '../admin-context.ts';
import { getSite } from '../files/site.ts';
import { createLinks } from './create-links.ts';
import type { VisibleOrganization } from './list-organizations.ts';
import { presentDomain } from './present-domain.ts';
import { presentIdentityProvider } from './present-identity-provider.ts';
import { listOrganizationAccounts } from '../organization-context.ts';

/**
 * Presents an organization to the caller, without the parts for administrators unless the caller is
 * one.
 */
export async function presentOrganization(
  state: State,
  { organization, accounts, isAdministered }: VisibleOrganization,
  admin: Pick<AdminContext, 'origin'>,
): Promise<OrganizationResponse> {
  const { organizationId: id, name, description, defaultAccountId, createdAt } = organization;
  const { defaultPermissionProfileId, createdBy, modifiedAt = createdAt } = organization;
  return {
    id,
    name,
    ...withoutUndefined({
      description,
      default_account_id: defaultAccountId,
      default_permission_profile_id: asNumber(defaultPermissionProfileId),
      created_on: asDateTime(createdAt),
      created_by: createdBy,
      last_modified_on: asDateTime(modifiedAt),
      last_modified_by: organization.modifiedBy ?? createdBy,
    }),
    accounts: accounts.map(presentAccount),
    ...(isAdministered && (await presentForAdministrators(state, organization, admin))),
    links: createLinks(admin, id),
  };
}

async function presentForAdministrators(
  state: State,
  organization: StoredOrganization,
  admin: Pick<AdminContext, 'origin'>,
): Promise<Pick<OrganizationResponse, 'users' | 'reserved_domains' | 'identity_providers'>> {
  const { organizationId } = organization;
  const providers = await state.of(identityProviders).list(organizationId);
  const present = { ...admin, organizationId, now: state.now };
  return {
    users: (await listAdministrators(state, organization)).map((id) => ({ id })),
    reserved_domains: (await state.of(domains).list(organizationId)).map((domain) =>
      presentDomain(domain, present),
    ),
    identity_providers: [
      { identity_providers: providers.map((one) => presentIdentityProvider(one, present)) },
    ],
  };
}

function presentAccount(account: StoredAccount) {
  return {
    id: account.accountId,
    name: account.name,
    external_account_id: Number(account.number),
    site_id: getSite(account),
  };
}

function asNumber(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

function asDateTime(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : dateTime(ms);
}

/**
 * The user IDs of the administrators of an organization, also of delegated ones. Without a list,
 * they are the administrators of its accounts.
 */
async function listAdministrators(
  state: State,
  organization: StoredOrganization,
): Promise<string[]> {
  if (organization.administrators !== undefined)
    return organization.administrators.map(({ userId }) => userId);
  const found = new Set<string>();
  for (const { accountId } of await listOrganizationAccounts(state, organization))
    for (const { userId, isAdmin, status } of await state.of(members).list(accountId))
      if (isAdmin && status === 'Active') found.add(userId);
  return [...found];
}
