import type { SigningGroup } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { newNumber } from '../../engine/new-number.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { signingGroups, type StoredSigningGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';
import { addMember } from './signing-group-members.ts';
import { requireSigningGroupName, saveSigningGroup } from './signing-groups.ts';

/** The maximum number of signing groups of an account. */
const mostGroups = 50;

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where there are too many, or name or members will not do */
export async function addSigningGroup(
  state: State,
  context: Context,
  { groupName = '', groupType = 'sharedSigningGroup', groupEmail, users = [] }: SigningGroup,
): Promise<StoredSigningGroup> {
  const { account, caller } = context;
  const known = await state.of(signingGroups).list(account.accountId);
  if (known.length >= mostGroups)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${account.name} has ${mostGroups} signing groups, which is the maximum. Delete one before you create ${groupName}.`,
    );
  requireSigningGroupName(groupName);
  const group: StoredSigningGroup = {
    id: newNumber(
      context,
      known.map(({ id }) => id),
    ),
    name: groupName,
    ...(groupEmail !== undefined && { groupEmail }),
    groupType,
    users: [],
    createdAt: state.now,
    createdBy: caller.userName,
    modifiedAt: state.now,
    modifiedBy: caller.userName,
  };
  for (const one of users) addMember(group, one);
  await saveSigningGroup(state, context, group);
  return group;
}
