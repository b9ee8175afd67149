import type { StoredAccount } from '../../state/model/account.ts';
import { brands, type StoredBrand } from '../../state/model/brands.ts';
import type { State } from '../../state/state.ts';

/** Keeps a brand; where it is a default now, the one before is none any more. */
export async function saveBrand(
  state: State,
  { accountId }: StoredAccount,
  brand: StoredBrand,
): Promise<void> {
  await state.of(brands).put(accountId, brand.brandId, brand);
  if (!brand.isSendingDefault && !brand.isSigningDefault) return;
  for (const other of await state.of(brands).list(accountId)) {
    if (other.brandId === brand.brandId) continue;
    const isSendingDefault = other.isSendingDefault && !brand.isSendingDefault;
    const isSigningDefault = other.isSigningDefault && !brand.isSigningDefault;
    if (isSendingDefault === other.isSendingDefault && isSigningDefault === other.isSigningDefault)
      continue;
    const changed = { ...other, isSendingDefault, isSigningDefault };
    await state.of(brands).put(accountId, other.brandId, changed);
  }
}
