import { presentGroupBrands } from '../../../brands/group-brands.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { findGroup } from '../../../groups/groups-of.ts';
import { groups } from '../../../model/groups.ts';

export const operation = defineOperation(
  'GroupBrands_delete',
  async (state, { path, body }, context) => {
    requireBrandManagement(context);
    const { account } = context;
    const group = await findGroup(state, account, path.groupId, 'INVALID_REQUEST_PARAMETER');
    const gone = new Set(
      requireItems(body?.brands, 'brands').map(({ brandId }) => brandId?.toLowerCase()),
    );
    const changed = { ...group, brandIds: group.brandIds.filter((id) => !gone.has(id)) };
    await state.of(groups).put(account.accountId, group.groupId, changed);
    return { status: 200, body: await presentGroupBrands(state, account.accountId, changed) };
  },
);
