import type { AccountSettingsInformation } from '@countersign/types/esign-v2.1';
import type { Context } from '../engine/context.js';
import { requireAdmin } from '../engine/require-admin.js';
import { accounts, type StoredAccount } from '../model/account.js';
import type { State } from '../state/state.js';
import { mergeSettings } from './merge-settings.js';

/**
 * Changes settings of the account; those that are not named stay as they are.
 * @returns the account as it is then
 * @throws ServiceError USER_NOT_ACCOUNT_ADMIN
 */
export async function changeSettings(
  state: State,
  context: Context,
  { accountName, ...change }: AccountSettingsInformation,
): Promise<StoredAccount> {
  requireAdmin(context);
  const { account } = context;
  const changed = {
    ...account,
    name: accountName ?? account.name,
    settings: mergeSettings<Record<string, unknown>>(account.settings, { ...change }),
  };
  await state.of(accounts).put('', account.accountId, changed);
  return changed;
}
