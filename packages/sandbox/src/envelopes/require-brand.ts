import { ServiceError } from '../engine/service-error.ts';
import { brands } from '../state/model/brands.ts';
import type { State } from '../state/state.ts';

/** @throws ServiceError INVALID_REQUEST_PARAMETER where the account has no such brand */
export async function requireBrand(
  state: State,
  accountId: string,
  brandId: string | undefined,
): Promise<void> {
  if (brandId === undefined || brandId === '') return;
  if ((await state.of(brands).get(accountId, brandId.toLowerCase())) !== undefined) return;
  throw new ServiceError(
    'INVALID_REQUEST_PARAMETER',
    `/brandId is ${brandId}, and the account has no such brand; AccountBrands_list has them.`,
  );
}
