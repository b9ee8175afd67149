import type {
  ProductPermissionProfileResponse,
  UserProductPermissionProfilesResponse,
} from '@countersign/types/admin-v2';
import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { clm } from './clm.ts';
import { eSignature } from './e-signature.ts';
import type { ProductProfile } from '../../../engine/product.ts';
import type { GivenProduct, Giving } from './giving.ts';

/** A product that an account has. */
export interface AccountProduct {
  product: GivenProduct;
  profiles: readonly ProductProfile[];
}

export async function listProducts(
  state: State,
  admin: Pick<Giving, 'products'>,
  account: StoredAccount,
): Promise<AccountProduct[]> {
  const found: AccountProduct[] = [];
  const products: readonly GivenProduct[] = [eSignature, clm, ...(await admin.products())];
  for (const product of products) {
    const profiles = await product.listProfiles(state, account);
    if (profiles !== undefined) found.push({ product, profiles });
  }
  return found;
}

export function presentProduct(
  { id, name }: Pick<GivenProduct, 'id' | 'name'>,
  profiles: readonly ProductProfile[],
): ProductPermissionProfileResponse {
  return {
    product_id: id,
    product_name: name,
    permission_profiles: profiles.map((profile) => ({
      permission_profile_id: profile.id,
      permission_profile_name: profile.name,
    })),
  };
}

/** The products that a member can use, each with the member's profile. Closed members use none. */
export async function presentProductsOfMember(
  state: State,
  admin: Pick<Giving, 'products'>,
  account: StoredAccount,
  member: StoredMember,
): Promise<ProductPermissionProfileResponse[]> {
  if (member.status === 'Closed') return [];
  const found: ProductPermissionProfileResponse[] = [];
  for (const { product, profiles } of await listProducts(state, admin, account)) {
    const id = await product.readProfile(state, account, member);
    if (id !== undefined)
      found.push(
        presentProduct(
          product,
          profiles.filter((profile) => profile.id === id),
        ),
      );
  }
  return found;
}

/** The products of a member as responses have them; only the given ones where a request named some. */
export async function presentUserProducts(
  state: State,
  admin: Pick<Giving, 'products'>,
  account: StoredAccount,
  member: StoredMember,
  only?: readonly { product: GivenProduct }[],
): Promise<UserProductPermissionProfilesResponse> {
  const products = await presentProductsOfMember(state, admin, account, member);
  const named = only?.map(({ product }) => product.id);
  return {
    user_id: member.userId,
    account_id: account.accountId,
    product_permission_profiles: products.filter(
      ({ product_id: id }) => id === undefined || (named?.includes(id) ?? true),
    ),
  };
}
