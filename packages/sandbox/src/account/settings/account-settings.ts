import type { AccountSettingsInformation, TabAccountSettings } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { accounts, type StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { mergeSettings } from './account-part.ts';

const tabs: TabAccountSettings = {
  textTabsEnabled: 'true',
  checkboxTabsEnabled: 'true',
  radioTabsEnabled: 'true',
  listTabsEnabled: 'true',
  noteTabsEnabled: 'true',
  drawTabsEnabled: 'true',
  currencyTabsEnabled: 'true',
  prefillTabsEnabled: 'true',
  approveDeclineTabsEnabled: 'true',
  calculatedFieldsEnabled: 'true',
  firstLastEmailTabsEnabled: 'true',
  savingCustomTabsEnabled: 'true',
  sharedCustomTabsEnabled: 'true',
  tabLockingEnabled: 'true',
  tabDataLabelEnabled: 'true',
  allowTabOrder: 'true',
};

/** The settings of an account that nobody has changed. */
const usual: AccountSettingsInformation = {
  accountDefaultLanguage: 'en',
  usesAPI: 'true',
  sessionTimeout: '20',
  timezoneOffsetUI: 'TZ_39_GreenwichStandardTime',
  timezoneOffsetAPI: 'TZ_39_GreenwichStandardTime',
  allowDocumentVisibility: 'true',
  documentVisibility: 'SenderCanSetMustSignToViewUnlessSenderAccount',
  allowSigningGroups: 'true',
  maximumSigningGroups: '50',
  maximumUsersPerSigningGroup: '50',
  allowBulkSend: 'true',
  bulkSend: 'true',
  allowEnvelopeCorrect: 'true',
  allowServerTemplates: 'true',
  allowReminders: 'true',
  accountNotification: {
    reminders: { reminderEnabled: 'false', reminderDelay: '0', reminderFrequency: '0' },
    expirations: { expireEnabled: 'true', expireAfter: '120', expireWarn: '0' },
    userOverrideEnabled: 'true',
  },
  requireDeclineReason: 'false',
  signerLoginRequirements: 'login_not_required',
  selfSignedRecipientEmailDocument: 'include_pdf',
  tabAccountSettings: tabs,
};

/** The settings of an account as they are now. */
export function getAccountSettings({ name, settings }: StoredAccount): AccountSettingsInformation {
  return { ...mergeSettings(usual, settings), accountName: name };
}

/** The settings of an account that are about tabs. */
export function getTabSettings(account: StoredAccount): TabAccountSettings {
  return getAccountSettings(account).tabAccountSettings ?? tabs;
}

/**
 * Changes settings of the account; those that are not named stay as they are.
 * @returns the account as it is then
 * @throws ServiceRefusal USER_NOT_ACCOUNT_ADMIN
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
    settings: mergeSettings(account.settings, change),
  };
  await state.of(accounts).put('', account.accountId, changed);
  return changed;
}
