import { Refusal } from '@countersign/mock/core/answers';
import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { eSignature } from './e-signature.ts';
import type { GivenProduct, Giving } from './giving.ts';
import { listProducts } from './products.ts';

/** The status in the results of a product that the user has lost. */
const deleted = 'deleted';

/**
 * Ends the access of a member to products, each with a result of its own.
 * @returns by the IDs of the products: `deleted`, or why the member keeps the product
 */
export async function removeProducts(
  state: State,
  admin: Giving,
  account: StoredAccount,
  member: StoredMember,
  productIds: readonly string[],
): Promise<{ isSuccess: boolean; results: Record<string, string> }> {
  const known = await listProducts(state, admin, account);
  const results: Record<string, string> = {};
  // eSignature goes last, since other products need the membership that its removal closes.
  const ordered = [...productIds.filter((id) => !isLast(id)), ...productIds.filter(isLast)];
  for (const id of ordered) {
    const found = known.find(({ product }) => product.id === id.toLowerCase());
    if (found === undefined) results[id] = `${account.name} has no product ${id}.`;
    else if (results[id] === undefined)
      results[id] = await removeProduct(state, admin, account, member, found.product);
  }
  return { isSuccess: Object.values(results).every((result) => result === deleted), results };
}

function isLast(id: string): boolean {
  return id.toLowerCase() === eSignature.id;
}

async function removeProduct(
  state: State,
  admin: Giving,
  account: StoredAccount,
  member: StoredMember,
  product: GivenProduct,
): Promise<string> {
  if ((await product.readProfile(state, account, member)) === undefined)
    return `${member.userName} has no access to ${product.name} in ${account.name}.`;
  try {
    await product.remove(state, admin, account, member);
    return deleted;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
