import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { renewRights } from '../groups/administrators.ts';
import { members } from '../../state/model/account.ts';
import { groups, permissionProfiles } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { saveMember } from '../users/save-member.ts';
import { findProfile, isStandard } from './account-profiles.ts';
import { administratorProfile } from './rights.ts';

/**
 * Deletes a permission profile, other than that of administrators; users and groups that have it
 * get another one. Groups do not prevent it: without another profile, they have none.
 * @param moveUsersTo the other profile; undefined if none is given
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER if the profile does not exist, is that of
 * administrators, or has users and no other profile is given
 * @evidence public
 */
export async function removeProfile(
  state: State,
  { account }: Context,
  permissionProfileId: string,
  moveUsersTo: string | undefined,
): Promise<void> {
  const { accountId } = account;
  const profile = await findProfile(state, account, permissionProfileId);
  const { permissionProfileName: name } = profile;
  if (permissionProfileId === administratorProfile)
    throw refused(
      `The permission profile ${name} is required in each account and cannot be deleted.`,
    );
  if (moveUsersTo === permissionProfileId)
    throw refused('move_users_to is the permission profile that is to be deleted.');
  if (moveUsersTo !== undefined) await findProfile(state, account, moveUsersTo);
  const holders = (await state.of(members).list(accountId)).filter(
    (member) => member.permissionProfileId === permissionProfileId,
  );
  const holding = (await state.of(groups).list(accountId)).filter(
    (group) => group.permissionProfileId === permissionProfileId,
  );
  if (moveUsersTo === undefined && holders.length > 0)
    throw refused(
      `${holders.length} users have the permission profile ${name}. Set move_users_to to another profile for them.`,
    );
  if (moveUsersTo !== undefined)
    for (const member of holders) {
      member.permissionProfileId = moveUsersTo;
      await saveMember(state, member);
    }
  for (const group of holding) {
    if (moveUsersTo === undefined) delete group.permissionProfileId;
    else group.permissionProfileId = moveUsersTo;
    await state.of(groups).put(accountId, group.groupId, group);
  }
  const kept = state.of(permissionProfiles);
  if (isStandard(permissionProfileId))
    await kept.put(accountId, permissionProfileId, { ...profile, deleted: true });
  else await kept.remove(accountId, permissionProfileId);
  await renewRights(state, account, await state.of(members).list(accountId));
}

function refused(message: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', message);
}
