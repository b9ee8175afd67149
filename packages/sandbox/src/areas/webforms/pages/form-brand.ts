import { brandOfAccount } from '../../../account/brands/brand-of.ts';
import type { PageBrand } from '../../../pages/brand/page-brand.ts';
import type { State } from '../../../state/state.ts';
import type { StoredInstance } from '../instances/stored-instance.ts';

/** Finds the brand of the pages of a form: that of the instance, or else the default of the account. */
export function findFormBrand(
  state: State,
  { accountId, brandId }: Pick<StoredInstance, 'accountId' | 'brandId'>,
): Promise<PageBrand | undefined> {
  return brandOfAccount(state, accountId, { brandId });
}
