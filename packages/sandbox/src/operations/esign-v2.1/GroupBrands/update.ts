import { findBrand } from '../../../brands/find-brand.ts';
import { presentGroupBrands } from '../../../brands/group-brands.ts';
import { requireBrandManagement } from '../../../brands/require-branding.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireItems } from '../../../engine/require-items.ts';
import { findGroup } from '../../../groups/groups-of.ts';
import { groups } from '../../../model/groups.ts';

export const operation = defineOperation(
  'GroupBrands_update',
  async (state, { path, body }, context) => {
    requireBrandManagement(context);
    const { account } = context;
    const group = await findGroup(state, account, path.groupId, 'INVALID_REQUEST_PARAMETER');
    const brandIds = new Set(group.brandIds);
    for (const { brandId = '' } of requireItems(body?.brands, 'brands'))
      brandIds.add((await findBrand(state, account, brandId, 'INVALID_REQUEST_BODY')).brandId);
    const changed = { ...group, brandIds: [...brandIds] };
    await state.of(groups).put(account.accountId, group.groupId, changed);
    return { status: 200, body: await presentGroupBrands(state, account.accountId, changed) };
  },
);
