import { ServiceRefusal, type ServiceErrorCode } from '../../engine/service-refusal.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import { permissionProfiles, type StoredPermissionProfile } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { administratorProfile, senderProfile, standardProfiles } from './rights.ts';
import { showName } from '../../engine/show-name.ts';

/** The permission profiles of an account: those that every account begins with, then its own. */
export async function listProfiles(
  state: State,
  account: StoredAccount,
): Promise<StoredPermissionProfile[]> {
  const kept = await state.of(permissionProfiles).list(account.accountId);
  const byId = new Map(kept.map((profile) => [profile.permissionProfileId, profile]));
  return [
    ...[...standardProfiles.keys()].map((id) => byId.get(id) ?? untouched(account, id)),
    ...kept.filter(({ permissionProfileId }) => !isStandard(permissionProfileId)),
  ].filter(({ deleted }) => deleted !== true);
}

/** Finds the default profile for users without one: that of senders, as long as it exists. */
export async function usualProfile(state: State, account: StoredAccount): Promise<string> {
  const ids = (await listProfiles(state, account)).map((profile) => profile.permissionProfileId);
  const other = ids.find((id) => id !== administratorProfile);
  return ids.find((id) => id === senderProfile) ?? other ?? administratorProfile;
}

/** Checks whether a permission profile is one that every account begins with. */
export function isStandard(permissionProfileId: string): boolean {
  return standardProfiles.has(permissionProfileId);
}

/** @throws ServiceRefusal of the code where the account has no such profile */
export async function findProfile(
  state: State,
  account: StoredAccount,
  permissionProfileId: string,
  code: ServiceErrorCode = 'INVALID_REQUEST_PARAMETER',
): Promise<StoredPermissionProfile> {
  const kept = await state.of(permissionProfiles).get(account.accountId, permissionProfileId);
  if (kept !== undefined && kept.deleted !== true) return kept;
  if (kept === undefined && isStandard(permissionProfileId))
    return untouched(account, permissionProfileId);
  throw new ServiceRefusal(
    code,
    `${account.name} has no permission profile ${showName(permissionProfileId)}. AccountPermissionProfiles_list returns them.`,
  );
}

function untouched({ createdAt }: StoredAccount, id: string): StoredPermissionProfile {
  const { name = '', settings = {} } = standardProfiles.get(id) ?? {};
  return {
    permissionProfileId: id,
    permissionProfileName: name,
    settings,
    modifiedAt: createdAt,
    modifiedByUsername: '',
  };
}
