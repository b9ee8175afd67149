import { defineOperation } from '../../../engine/operation.ts';
import { findSigningGroup } from '../../../signing-groups/find-signing-group.ts';
import { presentSigningGroup } from '../../../signing-groups/present-signing-group.ts';
import { requireSigningGroupName } from '../../../signing-groups/require-name.ts';
import { requireSigningGroups } from '../../../signing-groups/require-signing-groups.ts';
import { saveSigningGroup } from '../../../signing-groups/save-signing-group.ts';
import { addMember } from '../../../signing-groups/signing-group-members.ts';

export const operation = defineOperation(
  'SigningGroups_update',
  async (state, { path, body }, context) => {
    requireSigningGroups(context);
    const group = await findSigningGroup(state, context, path.signingGroupId);
    const { groupName = group.name } = body ?? {};
    requireSigningGroupName(groupName);
    group.name = groupName;
    if (body?.groupEmail !== undefined) group.groupEmail = body.groupEmail;
    for (const user of body?.users ?? []) addMember(group, user);
    await saveSigningGroup(state, context, group);
    return { status: 200, body: presentSigningGroup(group) };
  },
);
