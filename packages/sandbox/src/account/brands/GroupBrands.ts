import { defineOperation } from '../../engine/operation.ts';
import { requireItems } from '../../engine/require-items.ts';
import { groups } from '../../state/model/groups.ts';
import { findGroup } from '../groups/groups-of.ts';
import { requireViewOfUsers } from '../users/require-view-of-users.ts';
import { findBrand } from './find-brand.ts';
import { presentGroupBrands } from './group-brands.ts';
import { requireBrandManagement, requireBranding } from './require-branding.ts';

export const GroupBrands_get = defineOperation(
  'GroupBrands_get',
  async (state, { path }, context) => {
    await requireViewOfUsers(state, context);
    requireBranding(context);
    const { account } = context;
    const group = await findGroup(state, account, path.groupId, 'INVALID_REQUEST_PARAMETER');
    return { status: 200, body: await presentGroupBrands(state, account.accountId, group) };
  },
);

export const GroupBrands_update = defineOperation(
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

export const GroupBrands_delete = defineOperation(
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
