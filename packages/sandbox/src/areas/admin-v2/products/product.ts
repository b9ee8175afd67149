import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import type { Changing } from '../members/change-membership.ts';
import type { OrganizationContext } from '../organization-context.ts';

/** A profile that a user can have in a product. */
export interface ProductProfile {
  id: string;
  name: string;
}

/** The caller who gives profiles. */
export type Giving = Changing & Pick<OrganizationContext, 'newId'>;

/** A product of the service, and who may use it in an account. */
export interface Product {
  /** The same in all accounts. */
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
    admin: Giving,
    account: StoredAccount,
    member: StoredMember,
    profileId: string,
  ): Promise<void>;
  /**
   * Ends the access of a member. It checks first, and then writes.
   * @throws Refusal with the reason why the member keeps the product
   */
  remove(
    state: State,
    admin: Changing,
    account: StoredAccount,
    member: StoredMember,
  ): Promise<void>;
}
