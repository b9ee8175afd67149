import type { AccountSettingsInformation, TabAccountSettings } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { accounts, type StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { mergeSettings } from './account-part.ts';
import { usualAccountSettings } from './usual-account-settings.ts';

/** The settings of an account as they are now. */
export function getAccountSettings({ name, settings }: StoredAccount): AccountSettingsInformation {
  return { ...mergeSettings(usualAccountSettings, settings), accountName: name };
}

/** The settings of an account that are about tabs. */
export function getTabSettings(account: StoredAccount): TabAccountSettings {
  return getAccountSettings(account).tabAccountSettings ?? {};
}

/**
 * Changes settings of the account; missing ones stay as they are.
 * @returns the account after the change
 * @throws ServiceRefusal USER_NOT_ACCOUNT_ADMIN
 */
export async function changeSettings(
  state: State,
  context: Context,
  change: AccountSettingsInformation,
): Promise<StoredAccount> {
  requireAdmin(context);
  return putSettings(state, context.account, change);
}

/**
 * Changes settings of an account, as `changeSettings` does, for a caller with the right to do so.
 * @returns the account after the change
 */
export async function putSettings(
  state: State,
  account: StoredAccount,
  { accountName, ...change }: AccountSettingsInformation,
): Promise<StoredAccount> {
  const changed = {
    ...account,
    name: accountName ?? account.name,
    settings: mergeSettings(account.settings, change),
  };
  await state.of(accounts).put('', account.accountId, changed);
  return changed;
}
