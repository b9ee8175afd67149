import { getAccountSettings } from '../../../account/settings/account-settings.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import { writeCsv } from '../../../engine/write-csv.ts';
import { namedSettings, readSetting } from './setting-names.ts';

/** The settings of some accounts, as the file of an export has them. */
interface SettingsFile {
  accounts: { account_id: string; name: string; site_id: number }[];
  settings: {
    category: string;
    name: string;
    account_values: { account_id: string; value: string; rights: 'editable' | 'read_only' }[];
  }[];
}

/** Writes the settings of accounts of a site as JSON. */
export function writeSettings(
  accounts: readonly StoredAccount[],
  siteId: number,
): { json: string; rows: number } {
  const all = accounts.map((account) => ({
    account_id: account.accountId,
    settings: getAccountSettings(account),
  }));
  const settings = namedSettings.map((setting) => ({
    category: setting.category,
    name: setting.name,
    account_values: all.map((account) => ({
      account_id: account.account_id,
      value: readSetting(account.settings, setting) ?? '',
      rights: setting.isEditable ? ('editable' as const) : ('read_only' as const),
    })),
  }));
  const written: SettingsFile = {
    accounts: accounts.map(({ accountId, name }) => ({
      account_id: accountId,
      name,
      site_id: siteId,
    })),
    settings,
  };
  return { json: JSON.stringify(written), rows: settings.length };
}

/** Writes such a file as CSV, which can be imported. */
export function writeSettingsCsv(json: string): string {
  const { accounts, settings }: SettingsFile = JSON.parse(json);
  return writeCsv([
    ['Category', 'Setting', ...accounts.map((account) => account.account_id)],
    ...settings.map(({ category, name, account_values: values }) => [
      category,
      name,
      ...values.map(({ value }) => value),
    ]),
  ]);
}
