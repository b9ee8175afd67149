import { presentGroupBrands } from '../../../brands/group-brands.ts';
import { requireBranding } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { findGroup } from '../../../groups/groups-of.ts';
import { requireViewOfUsers } from '../../../users/require-view-of-users.ts';

export const operation = defineOperation('GroupBrands_get', async (state, { path }, context) => {
  await requireViewOfUsers(state, context);
  requireBranding(context);
  const { account } = context;
  const group = await findGroup(state, account, path.groupId, 'INVALID_REQUEST_PARAMETER');
  return { status: 200, body: await presentGroupBrands(state, account.accountId, group) };
});
