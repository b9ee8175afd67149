import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { passwordRules } from '../settings/password-rules.ts';

/**
 * Refuses a password that the rules of an account do not allow.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER with the rules that it breaks
 */
export async function requirePassword(
  state: State,
  account: StoredAccount,
  password: string,
): Promise<void> {
  const rules = await passwordRules.read(state, account.accountId);
  const least = Number(rules.minimumPasswordLength ?? 6);
  const digit = /\d/.test(password);
  const special = /[^\p{L}\d]/u.test(password);
  const missing = [
    ...(password.length < least ? [`at least ${least} characters`] : []),
    ...(rules.passwordIncludeDigit === 'true' && !digit ? ['a digit'] : []),
    ...(rules.passwordIncludeSpecialCharacter === 'true' && !special
      ? ['a special character']
      : []),
    ...(rules.passwordIncludeDigitOrSpecialCharacter === 'true' && !digit && !special
      ? ['a digit or a special character']
      : []),
    ...(rules.passwordIncludeLowerCase === 'true' && !/\p{Ll}/u.test(password)
      ? ['a lower-case letter']
      : []),
    ...(rules.passwordIncludeUpperCase === 'true' && !/\p{Lu}/u.test(password)
      ? ['an upper-case letter']
      : []),
  ];
  if (missing.length === 0) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/newPassword needs ${missing.join(', ')}. AccountPasswordRules_getAccountPasswordRules returns the rules of ${account.name}.`,
  );
}
