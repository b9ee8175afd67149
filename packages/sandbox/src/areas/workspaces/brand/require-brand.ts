import { brands } from '../../../state/model/brands.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import { showName } from '../../../engine/show-name.ts';

/**
 * Reads the ID of a brand of the account; undefined if there is none.
 * @throws Refusal INVALID_REQUEST_BODY if the account has no such brand
 */
export async function requireBrand(
  state: State,
  accountId: string,
  brandId: string | null | undefined,
): Promise<string | undefined> {
  if (brandId === undefined || brandId === null) return undefined;
  const found = await state.of(brands).get(accountId, brandId.toLowerCase());
  if (found !== undefined) return found.brandId;
  throw refusal(
    'INVALID_REQUEST_BODY',
    `/brand_id: the account has no brand ${showName(brandId)}. List the brands with AccountBrands_list.`,
  );
}
