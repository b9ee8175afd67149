import type { ProductPermissionProfileRequest } from '@countersign/types/admin-v2';
import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import type { GivenProduct, Giving } from './giving.ts';
import { type AccountProduct, listProducts } from './products.ts';
import { showName } from '../../../engine/show-name.ts';

/** A profile that a user gets in a product. */
export interface WantedProfile {
  product: GivenProduct;
  profileId: string;
}

/**
 * Finds the products and profiles that a request names.
 * @throws AdminRefusal where the account does not have one of them, or a product is named twice
 * @evidence public
 */
export async function readWantedProfiles(
  state: State,
  admin: Pick<Giving, 'products'>,
  account: StoredAccount,
  named: readonly ProductPermissionProfileRequest[],
): Promise<WantedProfile[]> {
  const known = await listProducts(state, admin, account);
  const wanted = new Map<string, WantedProfile>();
  for (const [index, one] of named.entries()) {
    const place = `/product_permission_profiles/${index}`;
    const found = findProduct(account, known, one, place);
    if (wanted.has(found.product.id))
      throw new AdminRefusal(
        'invalid_request',
        `Invalid body at ${place}/product_id: ${found.product.name} is in the list twice. A user has one profile per product.`,
      );
    wanted.set(found.product.id, found);
  }
  return [...wanted.values()];
}

/**
 * Gives a member the profiles.
 * @throws Refusal, which undoes the changes
 */
export async function giveProfiles(
  state: State,
  admin: Giving,
  account: StoredAccount,
  member: StoredMember,
  wanted: readonly WantedProfile[],
): Promise<void> {
  for (const { product, profileId } of wanted)
    await product.give(state, admin, account, member, profileId);
}

function findProduct(
  account: StoredAccount,
  known: readonly AccountProduct[],
  { product_id: productId, permission_profile_id: profileId }: ProductPermissionProfileRequest,
  place: string,
): WantedProfile {
  const listed = 'MultiProductUserManagement_getProductPermissionProfiles lists them.';
  const found = known.find(({ product }) => product.id === productId.toLowerCase());
  if (found === undefined)
    throw new AdminRefusal(
      'invalid_request',
      `Invalid body at ${place}/product_id: ${account.name} has no product ${productId}. ${listed}`,
    );
  const { product, profiles } = found;
  const profile = profiles.find(({ id }) => id === profileId.trim().toLowerCase());
  if (profile !== undefined) return { product, profileId: profile.id };
  throw new AdminRefusal(
    'invalid_request',
    `Invalid body at ${place}/permission_profile_id: ${product.name} has no permission profile ${showName(profileId)} in ${account.name}. ${listed}`,
  );
}
