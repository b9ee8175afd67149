import type { AccountSettingsInformation } from '@countersign/types/esign-v2.1';
import { mergeSettings } from '../../../account/settings/account-part.ts';
import { getAccountSettings, putSettings } from '../../../account/settings/account-settings.ts';
import { accounts, type StoredAccount } from '../../../state/model/account.ts';
import type {
  StoredAccountResult,
  StoredIssue,
  StoredSettingsImport,
} from '../../../state/model/organization-files.ts';
import type { State } from '../../../state/state.ts';
import { writeCsv } from '../../../engine/write-csv.ts';
import { getSite } from '../files/site.ts';
import { readValue } from './read-value.ts';
import type { AccountColumn } from './read-settings-csv.ts';
import { createChange, findSetting, readSetting } from './setting-names.ts';

/** The columns of the file with the results of an import. */
export const resultColumns = ['AccountID', 'AccountName', 'Setting', 'Value', 'Result'] as const;

/** The result of one setting of a file for one account. */
export interface SettingRow {
  setting: string;
  /** The value in the file. */
  value: string;
  result: SettingResult;
  /** The reason why it could not be changed. */
  reason?: string | undefined;
}

/** Results of a setting; those of an issue are the codes that responses have. */
export const settingResults = [
  'changed',
  'unchanged',
  'skipped',
  'unknown_setting',
  'invalid_setting_value',
] as const;
type SettingResult = (typeof settingResults)[number];

/** Changes the settings of an account by its column in a file, and writes down what happened. */
export async function changeAccount(
  state: State,
  { organizationId, reach }: StoredSettingsImport,
  { accountId, settings }: AccountColumn,
): Promise<StoredAccountResult> {
  const account = await state.of(accounts).get('', accountId);
  if (account?.organizationId !== organizationId || !reach.includes(accountId))
    return describeUnchanged(state, { accountId }, settings, {
      code: 'account_not_found',
      reason: `The organization has no account ${accountId} that the requestor administers.`,
    });
  if (account.suspendedBecause !== undefined)
    return describeUnchanged(state, account, settings, {
      code: 'account_not_active',
      reason: `${account.name} is suspended: ${account.suspendedBecause}`,
    });
  const before = getAccountSettings(account);
  let change: AccountSettingsInformation | undefined;
  const rows = settings.map(([setting, value]): SettingRow => {
    const { change: one, ...outcome } = tryChange(before, setting, value);
    if (one !== undefined) change = mergeSettings(change ?? {}, one);
    return { setting, value, ...outcome };
  });
  const changed = change === undefined ? account : await putSettings(state, account, change);
  return describeChanged(state, changed, rows);
}

/** Describes the result of an import for an account that it processed. */
export async function describeChanged(
  state: Pick<State, 'contents'>,
  account: StoredAccount,
  rows: readonly SettingRow[],
): Promise<StoredAccountResult> {
  const { accountId, name: accountName } = account;
  return {
    accountId,
    siteId: getSite(account),
    isProcessed: true,
    issues: rows.flatMap(({ setting, result: code, reason = '' }): StoredIssue[] =>
      code === 'unknown_setting' || code === 'invalid_setting_value'
        ? [{ accountId, accountName, setting, code, reason }]
        : [],
    ),
    skipped: rows.flatMap(({ setting, result }) => (result === 'skipped' ? [setting] : [])),
    part: await writePart(
      state,
      account,
      rows.map(({ setting, value, result }) => [setting, value, result]),
    ),
  };
}

/** The result for a value, with the change to make if the setting can have it. */
interface Outcome extends Pick<SettingRow, 'result' | 'reason'> {
  change?: AccountSettingsInformation;
}

/** Tries to change a setting; an empty value keeps the current one. */
function tryChange(before: AccountSettingsInformation, name: string, text: string): Outcome {
  const setting = findSetting(name);
  if (setting === undefined)
    return {
      result: 'unknown_setting',
      reason: `There is no setting ${name} that an import can change. An export of settings has their names.`,
    };
  const present = readSetting(before, setting);
  if (text === '' || text === present) return { result: 'unchanged' };
  const read = readValue(setting, text);
  if ('reason' in read) return { result: 'invalid_setting_value', reason: read.reason };
  if (read.value === present) return { result: 'unchanged' };
  if (!setting.isEditable) return { result: 'skipped' };
  return { result: 'changed', change: createChange(setting, read.value) };
}

async function describeUnchanged(
  state: Pick<State, 'contents'>,
  account: AccountInFile,
  settings: AccountColumn['settings'],
  { code, reason }: Pick<StoredIssue, 'code' | 'reason'>,
): Promise<StoredAccountResult> {
  const { accountId, name } = account;
  return {
    accountId,
    siteId: getSite(account),
    isProcessed: false,
    issues: [{ accountId, ...(name !== undefined && { accountName: name }), code, reason }],
    skipped: [],
    part: await writePart(
      state,
      account,
      settings.map(([setting, value]) => [setting, value, code]),
    ),
  };
}

/** An account of a file, which may be missing. */
type AccountInFile = Pick<StoredAccount, 'accountId' | 'siteId'> & { name?: string };

async function writePart(
  { contents }: Pick<State, 'contents'>,
  account: AccountInFile,
  rows: readonly [setting: string, value: string, result: string][],
): Promise<StoredAccountResult['part']> {
  const { accountId, name = '' } = account;
  const written = writeCsv(rows.map((row) => [accountId, name, ...row]));
  const contentId = await contents.put(Buffer.from(written));
  return { siteId: getSite(account), contentId, rows: rows.length };
}
