import type { StoredAccount } from '../model/account.js';
import { brands, type StoredBrand } from '../model/brands.js';
import { groups } from '../model/groups.js';
import type { State } from '../state/state.js';

/** Deletes a brand, also from the groups that have it. */
export async function removeBrand(
  state: State,
  { accountId }: StoredAccount,
  { brandId }: StoredBrand,
): Promise<void> {
  await state.of(brands).remove(accountId, brandId);
  for (const group of await state.of(groups).list(accountId)) {
    if (!group.brandIds.includes(brandId)) continue;
    const brandIds = group.brandIds.filter((one) => one !== brandId);
    await state.of(groups).put(accountId, group.groupId, { ...group, brandIds });
  }
}
