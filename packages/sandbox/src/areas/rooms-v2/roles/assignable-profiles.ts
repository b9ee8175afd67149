import { listProfiles } from '../../../account/permission-profiles/account-profiles.ts';
import type { StoredPermissionProfile } from '../../../state/model/groups.ts';
import type { State } from '../../../state/state.ts';
import type { RoomsContext } from '../rooms-context.ts';

/**
 * The permission profiles of the e-signature account that the caller can give to members. Those of
 * administrators are given only by administrators of that account.
 */
export async function listAssignableProfiles(
  state: State,
  { account, caller }: Pick<RoomsContext, 'account' | 'caller'>,
): Promise<StoredPermissionProfile[]> {
  const profiles = await listProfiles(state, account);
  const own = profiles.find(
    ({ permissionProfileId }) => permissionProfileId === caller?.permissionProfileId,
  );
  const managesAccount = own !== undefined && allowsAccountManagement(own);
  return profiles.filter((profile) => managesAccount || !allowsAccountManagement(profile));
}

export function allowsAccountManagement({ settings }: StoredPermissionProfile): boolean {
  return settings.allowAccountManagement === 'true';
}
