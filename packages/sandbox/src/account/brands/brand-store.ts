import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal, type ServiceErrorCode } from '../../engine/service-refusal.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import { brands, type StoredBrand } from '../../state/model/brands.ts';
import { groups } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { showName } from '../../engine/show-name.ts';

/** @throws ServiceRefusal of the code where the account has no such brand */
export async function findBrand(
  state: State,
  account: StoredAccount,
  brandId: string,
  code: ServiceErrorCode = 'RESOURCE_NOT_FOUND',
): Promise<StoredBrand> {
  const brand = await state.of(brands).get(account.accountId, brandId.toLowerCase());
  if (brand !== undefined) return brand;
  throw new ServiceRefusal(
    code,
    `${account.name} has no brand ${showName(brandId)}. AccountBrands_list returns them.`,
  );
}

/** Stores a brand; a new default brand replaces the earlier default. */
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

/** Deletes a brand. A replacement, if given, is used in its place. */
export async function removeBrand(
  state: State,
  account: StoredAccount,
  brand: StoredBrand,
  replacement?: StoredBrand,
): Promise<void> {
  const { accountId } = account;
  const { brandId, isSendingDefault, isSigningDefault } = brand;
  await state.of(brands).remove(accountId, brandId);
  for (const group of await state.of(groups).list(accountId)) {
    if (!group.brandIds.includes(brandId)) continue;
    const left = group.brandIds.filter((one) => one !== brandId);
    const brandIds = new Set(replacement === undefined ? left : [...left, replacement.brandId]);
    await state.of(groups).put(accountId, group.groupId, { ...group, brandIds: [...brandIds] });
  }
  if (replacement === undefined) return;
  await saveBrand(state, account, {
    ...replacement,
    isSendingDefault: replacement.isSendingDefault || isSendingDefault,
    isSigningDefault: replacement.isSigningDefault || isSigningDefault,
  });
  for (const kind of ['envelope', 'template'] as const)
    for (const envelope of await state.envelopes.list(accountId, { kind }))
      if (envelope.settings.brandId?.toLowerCase() === brandId) {
        envelope.settings.brandId = replacement.brandId;
        await state.envelopes.put(envelope);
      }
}

/** Finds the brands that apply by default; empty if there are none. */
export function defaultBrands(among: readonly StoredBrand[]): {
  recipientBrandIdDefault?: string;
  senderBrandIdDefault?: string;
} {
  const signing = among.find(({ isSigningDefault }) => isSigningDefault);
  const sending = among.find(({ isSendingDefault }) => isSendingDefault);
  return {
    ...(signing !== undefined && { recipientBrandIdDefault: signing.brandId }),
    ...(sending !== undefined && { senderBrandIdDefault: sending.brandId }),
  };
}

/** @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS where branding is switched off */
export function requireBranding(context: Pick<Context, 'account'>): void {
  requireFeature(context, ['canSelfBrandSend', 'canSelfBrandSign'], 'Branding is');
}

/** Requires branding and an administrator, who alone may change brands. */
export function requireBrandManagement(context: Context): void {
  requireAdmin(context);
  requireBranding(context);
}
