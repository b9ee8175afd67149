import type { AddUserResponse, NewMultiProductUserAddRequest } from '@countersign/types/admin-v2';
import { isInGroup, listGroups } from '../../../account/groups/account-groups.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import type { StoredGroup } from '../../../state/model/groups.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import {
  findDsGroup,
  listOpenMembers,
  presentCountedGroup,
} from '../ds-groups/group-in-account.ts';
import { getSite } from '../files/site.ts';
import { createAddressBook } from '../members/address-book.ts';
import { changeMembership } from '../members/change-membership.ts';
import { prepareChange } from '../members/change-person.ts';
import { findPerson } from '../members/find-person.ts';
import { findSite } from '../members/sites.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { addPerson } from '../users/add-person.ts';
import { presentNames } from '../users/names.ts';
import { warnOfLicense } from '../users/warn-of-license.ts';
import { eSignature, noProfile } from './e-signature.ts';
import { findMember, listMembersByEmail } from './find-member.ts';
import { giveProfiles, readWantedProfiles, type WantedProfile } from './give-profiles.ts';
import { presentProductsOfMember } from './products.ts';

/**
 * Adds a user to an account with the rights in its products. A user of the account with the
 * address gets the rights, groups and names of the request, and keeps all others.
 * @throws AdminRefusal
 */
export async function addOrUpdateUser(
  state: State,
  admin: OrganizationContext,
  account: StoredAccount,
  request: NewMultiProductUserAddRequest,
): Promise<AddUserResponse> {
  warnOfLicense(admin, [['/license_type', request.license_type]]);
  const wanted = await readWantedProfiles(
    state,
    admin,
    account,
    request.product_permission_profiles,
  );
  const joining: StoredGroup[] = [];
  for (const { ds_group_id: id } of request.ds_groups ?? [])
    joining.push(await findDsGroup(state, account, id));
  const known = await findKnown(state, account, request);
  const member =
    known === undefined
      ? await addUser(state, admin, account, request, wanted, joining)
      : await updateUser(state, admin, account, known, request, joining);
  await giveProfiles(state, admin, account, member, wanted);
  return presentAdded(state, admin, account, member);
}

/** Finds the user of the account in a request; undefined for a new one. */
async function findKnown(
  state: State,
  account: StoredAccount,
  { email, user_name: userName }: NewMultiProductUserAddRequest,
): Promise<StoredMember | undefined> {
  const found = await listMembersByEmail(state, account, email);
  const open = found.filter(({ status }) => status !== 'Closed');
  const [only, ...others] = open;
  if (others.length === 0) return only;
  const named = open.find((member) => member.userName === userName?.trim());
  if (named !== undefined) return named;
  throw new AdminRefusal(
    'invalid_request',
    `Invalid body at /user_name: ${account.name} has several users with the e-mail address ${email}. Send the user_name of one of them.`,
  );
}

async function addUser(
  state: State,
  admin: OrganizationContext,
  account: StoredAccount,
  request: NewMultiProductUserAddRequest,
  wanted: readonly WantedProfile[],
  joining: readonly StoredGroup[],
): Promise<StoredMember> {
  const profile = wanted.find(({ product }) => product === eSignature);
  const { id: userId = '' } = await addPerson(state, admin, request, [
    {
      account,
      groups: joining.map(({ groupId }) => ({ id: Number(groupId) })),
      ...(profile !== undefined && { permission_profile: { id: Number(profile.profileId) } }),
    },
  ]);
  const member = await findMember(state, account, userId);
  // A user without e-signature has no permissions in its account.
  if (profile === undefined)
    await changeMembership(state, admin, account, member, { permissionProfileId: noProfile });
  return member;
}

async function updateUser(
  state: State,
  admin: OrganizationContext,
  account: StoredAccount,
  { userId }: StoredMember,
  request: NewMultiProductUserAddRequest,
  joining: readonly StoredGroup[],
): Promise<StoredMember> {
  warnOfActivation(admin, request);
  const apply = await prepareChange(
    state,
    admin,
    await findPerson(state, admin, userId),
    {
      userName: request.user_name,
      firstName: request.first_name,
      lastName: request.last_name,
      languageCulture: request.language_culture,
      federatedStatus: request.federated_status,
      defaultAccountId: request.default_account_id,
    },
    createAddressBook(state),
  );
  await apply();
  const member = await findMember(state, account, userId);
  const before = (await listGroups(state, account)).filter(
    (group) => group.groupType === 'customGroup' && isInGroup(group, member),
  );
  if (joining.length > 0)
    await changeMembership(state, admin, account, member, { groups: [...before, ...joining] });
  return member;
}

/** Warns of properties that apply to new users only. */
function warnOfActivation(
  { warn }: OrganizationContext,
  request: NewMultiProductUserAddRequest,
): void {
  for (const field of ['access_code', 'auto_activate_memberships'] as const)
    if (request[field] !== undefined)
      warn({
        code: 'field-ignored',
        at: `/${field}`,
        message: `\`${field}\` has no effect, because the user belongs to the account already.`,
      });
}

async function presentAdded(
  state: State,
  admin: OrganizationContext,
  account: StoredAccount,
  { userId }: StoredMember,
): Promise<AddUserResponse> {
  const { identity, memberships } = await findPerson(state, admin, userId);
  const member = await findMember(state, account, userId);
  const open = await listOpenMembers(state, account);
  const groups = (await listGroups(state, account)).filter((group) => isInGroup(group, member));
  return {
    id: userId,
    site_id: findSite(memberships).siteId,
    ...presentNames(identity, memberships[0]?.member),
    email: identity.email,
    language_culture: identity.languageCulture ?? 'en',
    ...withoutUndefined({ federated_status: identity.federatedStatus }),
    accounts: [
      {
        id: account.accountId,
        site_id: getSite(account),
        product_permission_profiles: await presentProductsOfMember(state, admin, account, member),
        ds_groups: groups.map((group) => presentCountedGroup(account, group, open)),
        ...withoutUndefined({ company_name: member.company, job_title: member.jobTitle }),
      },
    ],
  };
}
