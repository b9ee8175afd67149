import { isRecord } from '@countersign/mock/core/contract';
import type { AccountSettingsInformation } from '@countersign/types/esign-v2.1';
import {
  settingsWithoutMetadata,
  usualAccountSettings,
} from '../../../account/settings/usual-account-settings.ts';

/** A setting of an account in exports and imports of settings. */
export interface NamedSetting {
  category: string;
  /**
   * The name, such as `SignerCanSignOnMobile`, or `AccessCodeFormat.MinimumLength` within a group.
   */
  name: string;
  /** Its path in the settings of an account. */
  path: readonly string[];
  /** True if an account can change it. */
  isEditable: boolean;
}

/** The first setting of each category; the settings have the order of the spec. */
const firstOfCategory = new Map<string, string>([
  ['allowConnectHttpListenerConfigs', 'Connect'],
  ['accessCodeFormat', 'Identity'],
  ['allowAgreementActions', 'Agreements'],
  ['enableSearch', 'Search'],
  ['allowExpressSignerCertificate', 'Certificates'],
  ['allowOrganizationToUseRemoteNotary', 'Notary'],
  ['allowEHankoStamps', 'Stamps'],
  ['allowExternalLinkedAccounts', 'Organization'],
  ['allowPaymentProcessing', 'Templates'],
  ['allowDocumentDisclosures', 'Documents'],
  ['accountNotification', 'Notifications'],
  ['advancedCorrect', 'Sending'],
  ['allowAutoNavSettings', 'Signing'],
  ['accountDateTimeFormat', 'Account'],
]);

/** All settings that exports have: those with one value, also within groups; no lists. */
export const namedSettings: readonly NamedSetting[] = nameSettings({
  ...usualAccountSettings,
  accountName: '',
});

const byName = new Map(namedSettings.map((setting) => [setting.name.toLowerCase(), setting]));

/** Finds a setting by its name, in any case. */
export function findSetting(name: string): NamedSetting | undefined {
  return byName.get(name.toLowerCase());
}

/** The value of a setting; undefined where the account has none. */
export function readSetting(
  settings: AccountSettingsInformation,
  { path }: NamedSetting,
): string | undefined {
  let value: unknown = settings;
  for (const key of path) value = isRecord(value) ? Reflect.get(value, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** Settings with only this one, for a change. */
export function createChange({ path }: NamedSetting, value: string): AccountSettingsInformation {
  const [first = '', ...inner] = path;
  return { [first]: inner.reduceRight<unknown>((within, key) => ({ [key]: within }), value) };
}

function nameSettings(settings: AccountSettingsInformation): NamedSetting[] {
  let category = '';
  return Object.entries(settings).flatMap(([key, value]) => {
    category = firstOfCategory.get(key) ?? category;
    const isEditable = isRecord(value) || !settingsWithoutMetadata.has(key);
    return nameValues(value, [key]).map((path) => ({
      category,
      name: path.map(capitalize).join('.'),
      path,
      isEditable,
    }));
  });
}

/** The paths of the values in a setting, which can be a group of others. */
function nameValues(value: unknown, path: readonly string[]): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => nameValues(inner, [...path, key]));
}

function capitalize(key: string): string {
  return key.charAt(0).toUpperCase() + key.slice(1);
}
