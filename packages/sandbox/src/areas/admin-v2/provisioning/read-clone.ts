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
  requireText('invalid_account_name', 'name', name);
  if (name.trim().length > longestName)
    throw new AdminRefusal(
      'invalid_account_name',
      `/targetAccount/name has ${name.trim().length} characters. It can have up to ${longestName}.`,
    );
  requireText('invalid_email_address', 'admin/email', email);
  requireText('invalid_user_name', 'admin/firstName', firstName);
  requireText('invalid_user_name', 'admin/lastName', lastName);
  if (!isEmailAddress(email.trim()))
    throw new AdminRefusal(
      'invalid_account_admin_user',
      `/targetAccount/admin/email is ${email}, which is not an e-mail address.`,
    );
  const place = readPlace(target, codes, findSite(source.siteId).siteId);
  return createTarget(target, place, administrator);
}

function requireText(code: ErrorCode, place: string, text = ''): void {
  if (text.trim() === '')
    throw new AdminRefusal(code, `/targetAccount/${place} is missing. A clone requires it.`);
}
