import type { ConnectUserObject, UserInformation } from '@countersign/types/esign-v2.1';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import { connectConfigurations } from '../../state/model/connect.ts';
import type { State } from '../../state/state.ts';
import { isUserSubscribed } from '../groups/is-user-subscribed.ts';
import { readUserSettings } from './user-settings.ts';

/** Defaults of a user's data, in addition to those in the schema's `x-answer`. */
const unset: UserInformation = {
  countryCode: '',
  homeAddress: {},
  workAddress: {
    address1: '',
    address2: '',
    city: '',
    stateOrProvince: '',
    postalCode: '',
    phone: '',
    country: '',
  },
  forgottenPasswordInfo: { forgottenPasswordQuestion1: '' },
  customSettings: [],
  enableConnectForUser: 'false',
  hasRemoteNotary: false,
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
    connectConfigurations: await listConnectConfigurations(state, account, member),
  };
}

/** The configurations of Connect, and whether each pushes the events of a user. */
async function listConnectConfigurations(
  state: State,
  { accountId }: StoredAccount,
  { userId }: StoredMember,
): Promise<ConnectUserObject[]> {
  const found: ConnectUserObject[] = [];
  for (const configuration of await state.of(connectConfigurations).list(accountId)) {
    const {
      configurationType = 'custom',
      connectId,
      allowEnvelopePublish = 'false',
    } = configuration;
    const isSubscribed = await isUserSubscribed(state, accountId, configuration, userId);
    found.push({
      configurationtype: configurationType,
      connectId,
      enabled: allowEnvelopePublish,
      hasAccess: isSubscribed ? 'true' : 'false',
      senderSearchableItems: configuration.senderSelectableItems ?? [],
    });
  }
  return found;
}
