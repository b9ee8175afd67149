import type { AccountSettingsInformation } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { accounts, type StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { mergeSettings } from './merge-settings.ts';

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
