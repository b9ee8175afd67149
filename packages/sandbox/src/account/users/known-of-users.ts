import { listGroups } from '../groups/account-groups.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import type { StoredGroup } from '../../state/model/groups.ts';
import {
  customSettings,
  userProfiles,
  userSignatures,
  type StoredCustomSettings,
  type StoredSignature,
  type StoredUserProfile,
} from '../../state/model/users.ts';
import { listProfiles } from '../permission-profiles/account-profiles.ts';
import type { State } from '../../state/state.ts';
import type { Kind } from '../../state/records.ts';

/** Data about users in addition to their memberships. */
export interface KnownOfUsers {
  /** Names of permission profiles by their IDs. */
  profileNames: ReadonlyMap<string, string>;
  groups: readonly StoredGroup[];
  /** Custom settings by user ID. */
  customSettings: ReadonlyMap<string, StoredCustomSettings>;
  profiles: ReadonlyMap<string, StoredUserProfile>;
  signatures: ReadonlyMap<string, readonly StoredSignature[]>;
}

/**
 * Reads further data of users.
 * @param userIds the users; if empty, only the names of profiles are read
 */
export async function knownOfUsers(
  state: State,
  account: StoredAccount,
  userIds: readonly string[],
): Promise<KnownOfUsers> {
  const profiles = await listProfiles(state, account);
  async function each<Value>(kind: Kind<Value>): Promise<Map<string, Value>> {
    const found = new Map<string, Value>();
    for (const userId of userIds) {
      const record = await state.of(kind).get(account.accountId, userId);
      if (record !== undefined) found.set(userId, record);
    }
    return found;
  }
  return {
    profileNames: new Map(
      profiles.map((one) => [one.permissionProfileId, one.permissionProfileName]),
    ),
    groups: userIds.length === 0 ? [] : await listGroups(state, account),
    customSettings: await each(customSettings),
    profiles: await each(userProfiles),
    signatures: await each(userSignatures),
  };
}
