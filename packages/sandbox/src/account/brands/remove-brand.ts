import type { StoredAccount } from '../../state/model/account.ts';
import { brands, type StoredBrand } from '../../state/model/brands.ts';
import { groups } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';

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
