import { findBrand } from '../../../brands/find-brand.js';
import { presentGroupBrands } from '../../../brands/group-brands.js';
import { requireBrandManagement } from '../../../brands/require-branding.js';
import { defineOperation } from '../../../engine/operation.js';
import { requireItems } from '../../../engine/require-items.js';
import { findGroup } from '../../../groups/groups-of.js';
import { groups } from '../../../model/groups.js';

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
