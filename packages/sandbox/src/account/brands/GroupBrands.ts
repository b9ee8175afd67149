import type { GroupBrands } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { requireItems } from '../../engine/require-items.ts';
import { brands } from '../../state/model/brands.ts';
import { groups, type StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { findGroup } from '../groups/account-groups.ts';
import { requireViewOfUsers } from '../users/find-user.ts';
import {
  defaultBrands,
  findBrand,
  requireBranding,
  requireBrandManagement,
} from './brand-store.ts';
import { presentBrandShort } from './present-brand.ts';

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
      brandIds.add((await findBrand(state, account, brandId, 'INVALID_REQUEST_PARAMETER')).brandId);
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

/** Presents the brands that members of a group may choose, and the default ones. */
async function presentGroupBrands(
  state: State,
  accountId: string,
  { brandIds }: StoredGroup,
): Promise<GroupBrands> {
  const all = await state.of(brands).list(accountId);
  return {
    ...defaultBrands(all),
    brandOptions: all
      .filter(({ brandId }) => brandIds.includes(brandId))
      .map((brand) => presentBrandShort(brand)),
  };
}
