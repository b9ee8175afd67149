import type { ConnectUserObject, UserInformation } from '@countersign/types/esign-v2.1';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import { connectConfigurations } from '../../state/model/connect.ts';
import type { State } from '../../state/state.ts';
import { isUserSubscribed } from '../groups/is-user-subscribed.ts';
import { readUserSettings } from './user-settings.ts';

/** Reads the rest of what a user has, for `additional_info`: settings, and configurations of Connect. */
export async function readAdditionalInfo(
  state: State,
  account: StoredAccount,
  member: StoredMember,
): Promise<UserInformation> {
  return {
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
