import type { AssetGroupAccountCloneTargetAccount, ErrorCode } from '@countersign/types/admin-v2';
import { isEmailAddress } from '../../../account/users/person.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import type { StoredTargetAccount } from '../../../state/model/asset-groups.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { createTarget } from './new-work.ts';
import { readPlace } from './read-place.ts';
import { findSite } from './regions.ts';

/** The maximum length of an account's name. */
export const longestName = 100;

const codes = {
  missing: 'invalid_region',
  country: 'clone_account_invalid_country',
  site: 'invalid_site',
} as const;

/** The service's words for a country from whose code no region follows. */
function sayCountry(country: string): string {
  return country.length === 2
    ? `The region cannot be determined based on the country code ${country}.`
    : `The country code should have exactly two characters. The provided country code has ${country.length} characters.`;
}

/**
 * Reads the account of a request to clone.
 * @throws AdminRefusal for missing or invalid properties
 */
export function readClone(
  target: AssetGroupAccountCloneTargetAccount,
  source: Pick<StoredAccount, 'siteId'>,
): StoredTargetAccount {
  const { name = '', admin: administrator = {} } = target;
  const { email = '', firstName, lastName } = administrator;
  requireText('invalid_account_name', 'name', name, 'Account name must be provided.');
  if (name.trim().length > longestName)
    throw new AdminRefusal(
      'invalid_account_name',
      `The account name entered is ${name.trim().length} characters, the maximum is ${longestName} characters. /targetAccount/name has it.`,
    );
  requireText('invalid_email_address', 'admin/email', email);
  const noFirstName = 'Admin first name must be provided.';
  requireText('invalid_user_name', 'admin/firstName', firstName, noFirstName);
  const noLastName = 'Admin last name must be provided.';
  requireText('invalid_user_name', 'admin/lastName', lastName, noLastName);
  if (!isEmailAddress(email.trim()))
    throw new AdminRefusal(
      'invalid_account_admin_user',
      `/targetAccount/admin/email is ${email}, which is not an e-mail address.`,
    );
  const place = readPlace(target, { ...codes, sayCountry }, findSite(source.siteId).siteId);
  return createTarget(target, place, administrator);
}

/** @param beginning the words of the service, where they are not those of every refusal with the code */
function requireText(code: ErrorCode, place: string, text = '', beginning = ''): void {
  if (text.trim() !== '') return;
  const sentence = `/targetAccount/${place} is missing. A clone requires it.`;
  throw new AdminRefusal(code, `${beginning} ${sentence}`.trimStart());
}
