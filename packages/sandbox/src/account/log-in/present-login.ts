import type { LoginAccount, LoginInformation, NameValue } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { deriveGuid } from '../../engine/derive-guid.ts';
import { identities } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { getAccountSettings } from '../settings/account-settings.ts';
import { isActive, listMemberships } from '../users/memberships.ts';
import { readUserSettings } from '../users/user-settings.ts';

interface LoginQuery {
  api_password?: string | undefined;
  embed_account_id_guid?: string | undefined;
  include_account_id_guid?: string | undefined;
  login_settings?: string | undefined;
}

/** The accounts to which the caller can log in, the default one first. */
export async function presentLogin(
  state: State,
  { caller, origin, older }: Pick<Context, 'caller' | 'origin' | 'older'>,
  query: LoginQuery,
): Promise<LoginInformation> {
  const identity = await state.of(identities).get('', caller.userId);
  const found = identity === undefined ? [] : await listMemberships(state, identity);
  const version = older === true ? 'v2' : 'v2.1';
  const loginAccounts: LoginAccount[] = [];
  for (const { account, member } of found.filter(isActive)) {
    const id = query.embed_account_id_guid === 'true' ? account.accountId : account.number;
    loginAccounts.push({
      accountId: account.number,
      ...(query.include_account_id_guid === 'true' && { accountIdGuid: account.accountId }),
      baseUrl: `${origin}/restapi/${version}/accounts/${id}`,
      email: member.email,
      isDefault: loginAccounts.length === 0 ? 'true' : 'false',
      name: account.name,
      siteDescription: '',
      userId: member.userId,
      userName: member.userName,
      ...(query.login_settings === 'all' && {
        loginAccountSettings: listTexts(getAccountSettings(account)),
        loginUserSettings: listTexts(await readUserSettings(state, account, member)),
      }),
    });
  }
  return {
    loginAccounts,
    // Nothing takes it: calls are authorized by tokens alone.
    ...(query.api_password === 'true' && { apiPassword: deriveGuid(`password ${caller.userId}`) }),
  };
}

/** The settings that are texts, as names and values. */
function listTexts(settings: object): NameValue[] {
  return Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  );
}
