import type { GroupBrands } from '@countersign/types/esign-v2.1';
import { brands } from '../../state/model/brands.ts';
import type { StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { defaultBrands } from './default-brands.ts';
import { presentBrandShort } from './present-brand.ts';

/** The brands that members of a group may choose from, and those that apply where they do not. */
export async function presentGroupBrands(
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
