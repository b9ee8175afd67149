import { saveMember } from '../../account/users/save-member.ts';
import type { Product, ProductProfile } from './product.ts';

const profiles: readonly ProductProfile[] = [
  { id: '4d90b6e2-1c75-4e8f-b3a9-2f6c8e07d514', name: 'Administrator' },
  { id: 'c1f7a3e9-62d8-4b05-9e4c-7a80d5b2f631', name: 'Contributor' },
  { id: '8b5e2d70-4f19-4c36-a7d8-0e93b1c6f254', name: 'Subscriber' },
];

/** Contract management. The sandbox has no operations of it, only who may use it. */
export const clm: Product = {
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
