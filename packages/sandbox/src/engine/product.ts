import type { StoredAccount, StoredMember } from '../state/model/account.ts';
import type { State } from '../state/state.ts';
import type { PublicContext } from './context.ts';

/** A profile that a user can have in a product. */
export interface ProductProfile {
  id: string;
  name: string;
}

/** A product of the service, and who may use it in an account. Admin gives it to users. */
export interface Product<Admin = Pick<PublicContext, 'newId'>> {
  /** The ID of the product, which is the same in all accounts. */
  id: string;
  name: string;
  /** The profiles that a user can get; undefined where the account does not have the product. */
  listProfiles(
    state: State,
    account: StoredAccount,
  ): Promise<readonly ProductProfile[] | undefined>;
  /** The ID of the profile that a member has; undefined where the member cannot use the product. */
  readProfile(
    state: State,
    account: StoredAccount,
    member: StoredMember,
  ): Promise<string | undefined>;
  /**
   * Gives a member a profile, replacing the current one.
   * @throws Refusal if the account or the company would lose its last administrator
   */
  give(
    state: State,
    admin: Admin,
    account: StoredAccount,
    member: StoredMember,
    profileId: string,
  ): Promise<void>;
  /**
   * Ends the access of a member. It checks first, and then writes.
   * @throws Refusal with the reason why the member keeps the product
   */
  remove(state: State, admin: Admin, account: StoredAccount, member: StoredMember): Promise<void>;
}
