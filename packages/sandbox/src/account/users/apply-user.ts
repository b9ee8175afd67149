import type { UserInformation } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { renewRights } from '../groups/renew-rights.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { StoredGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { writeCustomSettings } from './custom-settings.ts';
import { changedDetails } from './user-details.ts';
import { setGroups } from './user-groups.ts';
import { changeSettings } from './user-settings.ts';

/** Takes over what a body says of a user, apart from name, address, status and profile, and keeps the user. */
export async function applyUser(
  state: State,
  { account, caller }: Context,
  member: StoredMember,
  body: UserInformation,
  wantedGroups: readonly StoredGroup[] | undefined,
): Promise<void> {
  const { firstName, middleName, lastName, suffixName, title, jobTitle, company } = body;
  Object.assign(
    member,
    withoutUndefined({ firstName, middleName, lastName, suffixName, title, jobTitle, company }),
  );
  member.details = { ...member.details, ...changedDetails(body) };
  if (body.userSettings !== undefined) changeSettings(state, caller, member, body.userSettings);
  await state.of(members).put(account.accountId, member.userId, member);
  if (body.customSettings !== undefined)
    await writeCustomSettings(state, member, '', body.customSettings);
  if (wantedGroups !== undefined) await setGroups(state, account, member.userId, wantedGroups);
  await renewRights(state, account, [member]);
}
