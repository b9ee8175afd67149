import type { UserInformation } from '@countersign/types/esign-v2.1';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { readUserSettings } from './user-settings.ts';

/** The values of data that a user has not set. */
const unset: UserInformation = {
  firstName: '',
  middleName: '',
  lastName: '',
  suffixName: '',
  title: '',
  jobTitle: '',
  company: '',
  countryCode: '',
  homeAddress: {},
  workAddress: {},
  customSettings: [],
  enableConnectForUser: 'false',
  hasRemoteNotary: false,
  isAlternateAdmin: 'false',
  isManagedByScim: 'false',
  isMembershipManagedByScim: 'false',
  isNAREnabled: 'false',
  sendActivationOnInvalidLogin: 'false',
  subscribe: 'false',
};

/**
 * Reads the rest of what a user has, for `additional_info`: settings, and values for data that is
 * not set. Data that the user has takes precedence.
 */
export async function readAdditionalInfo(
  state: State,
  account: StoredAccount,
  member: StoredMember,
): Promise<UserInformation> {
  return {
    ...unset,
    defaultAccountId: account.accountId,
    userSettings: await readUserSettings(state, account, member),
  };
}
