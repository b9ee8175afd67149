import type { OAuthUserInfo200Response } from '@countersign/types/oauth/oauth';
import { UnknownAccountError } from './errors/unknown-account-error.js';

/** An account of the user, with the address for its calls, as `createClient` needs them. */
export interface Account {
  readonly accountId: string;
  readonly accountName: string;
  /** Scheme and host of the account's site, and `/restapi`. */
  readonly baseUrl: string;
  /** The organization of the account, if it belongs to one. */
  readonly organizationId: string | undefined;
  readonly isDefault: boolean;
}

/**
 * The account with this ID, or the user's default one.
 * @throws UnknownAccountError
 */
export function findAccount({ accounts }: OAuthUserInfo200Response, wanted?: string): Account {
  const all = accounts.map(
    ({ account_id, account_name, base_uri, organization, is_default }): Account => ({
      accountId: account_id,
      accountName: account_name,
      baseUrl: `${base_uri.replace(/\/+$/, '')}/restapi`,
      organizationId: organization?.organization_id,
      isDefault: is_default,
    }),
  );
  const found = all.find(({ accountId, isDefault }) =>
    wanted === undefined ? isDefault : accountId.toLowerCase() === wanted.toLowerCase(),
  );
  if (found === undefined) throw new UnknownAccountError(wanted, all);
  return found;
}
