import { identities } from '../../../state/model/account.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { createAddressBook } from '../members/address-book.ts';
import { activateMembership, closeMembership } from '../members/change-membership.ts';
import { prepareChange } from '../members/change-person.ts';
import { findPerson } from '../members/find-person.ts';
import { membershipId } from '../../../account/users/membership-id.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import { perRow } from '../members/per-row.ts';
import { requireSite } from '../members/sites.ts';
import { findAccount } from '../organization-context.ts';
import { startPaging } from '../whole-admin-list.ts';
import { addPerson } from './add-person.ts';
import { readPageRange } from './page-range.ts';
import { presentFound, presentIdentity, presentPerson } from './present-user.ts';
import { selectProfiles } from './select-profiles.ts';
import { selectUsers } from './select-users.ts';
import { updateUser } from './update-user.ts';
import { warnOfLicense } from './warn-of-license.ts';

export const Users_getUsers = defineOrganizationOperation(
  'Users_getUsers',
  async (state, { query }, admin) => {
    const found = await selectUsers(state, admin, query);
    const { from, to } = readPageRange(query);
    const users = [];
    // Users outside of the page only count towards the total.
    for (const [at, one] of found.entries())
      users.push(at >= from && at < to ? await presentFound(state, one, query) : {});
    return { status: 200, body: { users, paging: startPaging() }, paged: true };
  },
);

export const Users_getUserProfiles = defineOrganizationOperation(
  'Users_getUserProfiles',
  async (state, { query }, admin) => {
    const includeLicense = String(query.include_license) === 'true';
    const users = [];
    for (const person of await selectProfiles(state, admin, query.email))
      users.push(await presentPerson(state, admin, person, includeLicense));
    return { status: 200, body: { users } };
  },
);

export const Users_createUser = defineOrganizationOperation(
  'Users_createUser',
  async (state, { body }, admin) => {
    const memberships = body.accounts.map(({ id, ...rights }) => ({
      account: findAccount(admin, id),
      ...rights,
    }));
    return {
      status: 200,
      body: await addPerson(state, admin, body, memberships),
    };
  },
);

export const Users_addUsers = defineOrganizationOperation(
  'Users_addUsers',
  async (state, { path, body }, admin) => {
    warnOfLicense(admin, [['/license_type', body.license_type]]);
    const { permission_profile, groups } = body;
    const account = findAccount(admin, path.accountId);
    return {
      status: 200,
      body: await addPerson(state, admin, body, [{ account, permission_profile, groups }]),
    };
  },
);

export const Users_updateUser = defineOrganizationOperation(
  'Users_updateUser',
  async (state, { body }, admin) => {
    warnOfLicense(
      admin,
      body.users.flatMap(({ memberships = [] }, at) =>
        memberships.map(
          (one, index) =>
            [`/users/${at}/memberships/${index}/license_type`, one.license_type] as const,
        ),
      ),
    );
    const updating = {
      addresses: createAddressBook(state),
      activateReopened: body.auto_activate_memberships_on_reactivation === true,
    };
    const { success, results } = await perRow(
      body.users,
      ({ id, site_id, email }) => ({ id, site_id, ...(email !== undefined && { email }) }),
      async (one) => ({
        id: one.id,
        site_id: one.site_id,
        email: await updateUser(state, admin, one, updating),
      }),
    );
    return { status: 200, body: { success, users: results } };
  },
);

export const Users_updateEmailAddress = defineOrganizationOperation(
  'Users_updateEmailAddress',
  async (state, { body }, admin) => {
    const addresses = createAddressBook(state);
    const { success, results } = await perRow(
      body.users,
      ({ id, site_id, email }) => ({ id, site_id, email }),
      async ({ id, site_id: siteId, email }) => {
        const person = await findPerson(state, admin, id);
        requireSite(person.identity, person.memberships, siteId);
        const apply = await prepareChange(state, admin, person, { email }, addresses);
        await apply();
        return { id, site_id: siteId, email: email.trim() };
      },
    );
    return { status: 200, body: { success, users: results } };
  },
);

export const Users_activateMembership = defineOrganizationOperation(
  'Users_activateMembership',
  async (state, { path, body }, admin) => {
    const { identity, memberships, own } = await findPerson(state, admin, path.userId);
    const wanted = path.membershipId.toLowerCase();
    const found = own.find(({ member }) => membershipId(member) === wanted);
    if (found === undefined)
      throw new AdminRefusal(
        'not_found',
        `${identity.userName} has no membership ${path.membershipId}. Users_getUserProfiles returns the memberships of a user.`,
      );
    requireSite(identity, memberships, body.site_id);
    await activateMembership(state, found.account, found.member);
    return { status: 200, body: { status: 'success' } };
  },
);

export const Users_closeMemberships = defineOrganizationOperation(
  'Users_closeMemberships',
  async (state, { path, body }, admin) => {
    const { identity, own } = await findPerson(state, admin, path.userId);
    const { success, results } = await perRow(
      body.accounts,
      ({ id }) => ({ id }),
      async ({ id }) => {
        const found = own.find(({ account }) => account.accountId === id.toLowerCase());
        if (found === undefined)
          throw new MembershipRefusal(
            'membership_not_in_account',
            `${identity.userName} is not a user of the account ${id}, or the caller does not administer it.`,
          );
        await closeMembership(state, admin, found.account, found.member);
        return { id };
      },
    );
    return { status: 200, body: { success, accounts: results } };
  },
);

export const Users_deleteIdentities = defineOrganizationOperation(
  'Users_deleteIdentities',
  async (state, { path, body }, admin) => {
    const { identity } = await findPerson(state, admin, path.userId);
    const { userId, userName } = identity;
    const { success, results } = await perRow(
      body.identities,
      ({ id }): IdentityResult => ({ id, user_id: userId }),
      async ({ id }): Promise<IdentityResult> => {
        const wanted = id.toLowerCase();
        const { providerIdentities = [] } = identity;
        const found = providerIdentities.find((one) => one.id === wanted);
        if (found === undefined)
          throw new AdminRefusal(
            'not_found',
            `${userName} has no identity ${id}. Users_getUserProfiles returns the identities of a user.`,
          );
        identity.providerIdentities = providerIdentities.filter((one) => one !== found);
        await state.of(identities).put('', userId, identity);
        return presentIdentity(userId, found);
      },
    );
    return { status: 200, body: { success, identities: results } };
  },
);

/** An identity of the request, with the properties that the user has. */
type IdentityResult = Partial<ReturnType<typeof presentIdentity>>;
