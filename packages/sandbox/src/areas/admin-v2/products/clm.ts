import { saveMember } from '../../../account/users/save-member.ts';
import type { ProductProfile } from '../../../engine/product.ts';
import type { GivenProduct } from './giving.ts';

const profiles: readonly ProductProfile[] = [
  { id: '3052815', name: 'Administrator' },
  { id: '3052816', name: 'Contributor' },
  { id: '3052817', name: 'Subscriber' },
];

/** Contract management. The sandbox has no operations of it, only who may use it. */
export const clm: GivenProduct = {
  id: '37f013eb-7012-4588-8028-357b39fdbd00',
  name: 'CLM',
  listProfiles() {
    return Promise.resolve(profiles);
  },
  readProfile(_state, _account, { clmProfileId }) {
    return Promise.resolve(clmProfileId);
  },
  async give(state, _admin, _account, member, profileId) {
    member.clmProfileId = profileId;
    await saveMember(state, member);
  },
  async remove(state, _admin, _account, member) {
    delete member.clmProfileId;
    await saveMember(state, member);
  },
};
