import { ServiceError, type ServiceErrorCode } from '../../engine/service-error.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import { brands, type StoredBrand } from '../../state/model/brands.ts';
import type { State } from '../../state/state.ts';

/** @throws ServiceError of the code where the account has no such brand */
export async function findBrand(
  state: State,
  account: StoredAccount,
  brandId: string,
  code: ServiceErrorCode = 'RESOURCE_NOT_FOUND',
): Promise<StoredBrand> {
  const brand = await state.of(brands).get(account.accountId, brandId.toLowerCase());
  if (brand !== undefined) return brand;
  throw new ServiceError(
    code,
    `${account.name} has no brand ${brandId}; AccountBrands_list has them.`,
  );
}
