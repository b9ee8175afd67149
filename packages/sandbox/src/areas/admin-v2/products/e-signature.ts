import { listProfiles } from '../../../account/permission-profiles/account-profiles.ts';
import { changeMembership, closeMembership } from '../members/change-membership.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import type { GivenProduct } from './giving.ts';

/** The permission profile of a member who cannot use e-signature. It gives no rights. */
export const noProfile = '';

/** The product that every account has. Its profiles are the permission profiles of the account. */
export const eSignature: GivenProduct = {
  id: 'f6406c68-225c-4e9b-9894-64152a26fa83',
  name: 'ESign',
  async listProfiles(state, account) {
    const profiles = await listProfiles(state, account);
    return profiles.map(({ permissionProfileId, permissionProfileName }) => ({
      id: permissionProfileId,
      name: permissionProfileName,
    }));
  },
  readProfile(_state, _account, { permissionProfileId }) {
    return Promise.resolve(permissionProfileId === noProfile ? undefined : permissionProfileId);
  },
  async give(state, admin, account, member, permissionProfileId) {
    await changeMembership(state, admin, account, member, { permissionProfileId });
  },
  // CLM needs the membership that this closes, so access to CLM must be removed first.
  async remove(state, admin, account, member) {
    if (member.clmProfileId !== undefined)
      throw new MembershipRefusal(
        'no_action_taken',
        `${member.userName} has access to CLM in ${account.name}, which needs ${this.name}. Remove the access to CLM first.`,
      );
    await closeMembership(state, admin, account, member);
  },
};
