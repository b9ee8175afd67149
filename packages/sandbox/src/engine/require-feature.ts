import type { AccountSettingsInformation } from '@countersign/types/esign-v2.1';
import type { Context } from './context.ts';
import { ServiceRefusal } from './service-refusal.ts';

type Feature = keyof AccountSettingsInformation & string;

/** Checks whether one of several settings of an account is on; a missing setting is on. */
export function hasFeature(
  { settings: own }: Context['account'],
  settings: readonly Feature[],
): boolean {
  return settings.some((name) => String(own[name] ?? 'true') === 'true');
}

/**
 * Rejects a request for a feature that the settings of the account switch off. Missing settings are
 * on, and one of several settings is enough.
 * @param what the feature in words, at the start of a sentence, such as `Branding is`
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, or the given code
 */
export function requireFeature(
  { account }: Pick<Context, 'account'>,
  settings: readonly Feature[],
  what: string,
  code: 'ACCOUNT_LACKS_PERMISSIONS' | 'PLAN_ITEM_NOT_ENABLED' = 'ACCOUNT_LACKS_PERMISSIONS',
): void {
  if (hasFeature(account, settings)) return;
  throw new ServiceRefusal(
    code,
    `${what} disabled in ${account.name}. Set ${settings.join(' or ')} to true in the settings of the account.`,
  );
}
