import { isRecord } from '@countersign/mock/core/contract';
import type { UserSettingsInformation } from '@countersign/types/esign-v2.1';
import { asAnswered } from '../../engine/as-answered.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import { permissionProfiles } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { standardProfiles, usualRights } from '../permission-profiles/rights.ts';
import { mailDefaults } from '../settings/account-defaults.ts';
import { changeDate, usualSettings } from './usual-settings.ts';

/** Settings that users may change without being administrators; all others are rights. */
const preferences: ReadonlySet<string> = new Set([
  'locale',
  'localePolicy',
  'newSendUI',
  'recipientViewedNotification',
  'selfSignedRecipientEmailDocument',
  'senderEmailNotifications',
  'signerEmailNotifications',
  'supplementalDocumentIncludeInDownload',
  'timezoneDST',
  'timezoneMask',
  'timezoneOffset',
  'timezoneSendingPref',
  'timezoneSigningPref',
]);

/** Reads the settings of a user: their changes, over those of the permission profile. */
export async function readUserSettings(
  state: State,
  { accountId }: StoredAccount,
  member: StoredMember,
): Promise<UserSettingsInformation> {
  const id = member.permissionProfileId;
  const profile = await state.of(permissionProfiles).get(accountId, id);
  const rights = profile?.settings ?? standardProfiles.get(id)?.settings ?? usualRights;
  const usual = withoutUndefined(usualSettings(member, rights));
  const { apiEmailNotifications = {} } = await mailDefaults.read(state, accountId);
  const settings = merge(merge(usual, withoutUndefined(apiEmailNotifications)), member.settings);
  if (settings.localePolicy === undefined) return settings;
  const unchanged: UserSettingsInformation = {};
  const { localePolicy = {} } = await asAnswered('userSettingsInformation', unchanged);
  return { ...settings, localePolicy: { ...localePolicy, ...settings.localePolicy } };
}

/** The settings in a body that are rights and are to be other than they are, or than responses say. */
export async function rightsAmong(
  changed: UserSettingsInformation,
  before: UserSettingsInformation,
): Promise<string[]> {
  const answered = await asAnswered('userSettingsInformation', before);
  const present = new Map<string, unknown>(Object.entries(answered));
  return Object.entries(settable(changed))
    .filter(([name]) => !preferences.has(name))
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(present.get(name)))
    .map(([name]) => name);
}

/** Changes settings of a user, in memory; those not named stay. */
export function changeSettings(
  state: State,
  caller: Pick<StoredMember, 'userName'>,
  member: StoredMember,
  changed: UserSettingsInformation,
): void {
  member.settings = {
    ...merge(member.settings, settable(changed)),
    modifiedBy: caller.userName,
    modifiedDate: changeDate(state.now),
  };
}

/** The settings that the service sets itself: who changed the settings, when and where. */
const setByService: ReadonlySet<string> = new Set(['modifiedBy', 'modifiedDate', 'modifiedPage']);

/** Selects the settings that a body may change: no metadata, and none that the service sets. */
function settable(changed: UserSettingsInformation): Record<string, unknown> {
  const { canManageTemplates: templates, canEditSharedAddressbook: book } = changed;
  const words = {
    canManageTemplates: templates === undefined ? undefined : readAccess(templates, 'use'),
    canEditSharedAddressbook:
      book === undefined ? undefined : readAccess(book, 'usePrivateAndShared'),
  };
  return Object.fromEntries(
    Object.entries(withoutUndefined({ ...changed, ...words })).filter(
      ([name]) => !name.endsWith('Metadata') && !setByService.has(name),
    ),
  );
}

/** A level of access in the word for it, also where a request says only whether there is any. */
function readAccess(text: string, otherwise: string): string {
  if (text === 'true') return 'share';
  return text === 'false' ? otherwise : text;
}

/** Lays settings over others; groups of settings are laid over each other in the same way. */
function merge<Settings extends object>(under: Settings, over: object): Settings {
  const below = new Map<string, unknown>(Object.entries(under));
  const above: [string, unknown][] = Object.entries(over);
  const merged = above.map(([name, value]) => {
    const before = below.get(name);
    return [name, isRecord(value) && isRecord(before) ? { ...before, ...value } : value];
  });
  return { ...under, ...Object.fromEntries(merged) };
}
