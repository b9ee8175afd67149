import type { AccountSettingsInformation } from '@countersign/types/esign-v2.1';
import { listWorkflows } from './identity-workflows.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { getAccountSettings } from './account-settings.ts';

/** The settings as responses have them, with the identity verification that senders can select. */
export async function presentAccountSettings(
  state: State,
  account: StoredAccount,
): Promise<AccountSettingsInformation> {
  const workflows = await listWorkflows(state, account.accountId);
  return {
    ...getAccountSettings(account),
    identityVerification: workflows.filter(({ isDisabled }) => isDisabled !== 'true'),
  };
}
