import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireItems } from '../../engine/require-items.ts';
import { findSigningGroup, requireSigningGroups, saveSigningGroup } from './signing-groups.ts';
import { addMember, removeMember } from './signing-group-members.ts';

export const SigningGroupUsers_list = defineOperation(
  'SigningGroupUsers_list',
  async (state, { path }, context) => {
    requireSigningGroups(context);
    const { users } = await findSigningGroup(state, context, path.signingGroupId);
    return { status: 200, body: { users } };
  },
);

export const SigningGroupUsers_update = defineOperation(
  'SigningGroupUsers_update',
  async (state, { path, body }, context) => {
    requireSigningGroups(context);
    const group = await findSigningGroup(state, context, path.signingGroupId);
    const users = await perItem(
      requireItems(body?.users, 'users'),
      (user) => user,
      async (user) => addMember(group, user),
    );
    await saveSigningGroup(state, context, group);
    return { status: 200, body: { users } };
  },
);

export const SigningGroupUsers_delete = defineOperation(
  'SigningGroupUsers_delete',
  async (state, { path, body }, context) => {
    requireSigningGroups(context);
    const group = await findSigningGroup(state, context, path.signingGroupId);
    const users = await perItem(
      requireItems(body?.users, 'users'),
      (user) => user,
      async (user) => removeMember(group, user),
    );
    await saveSigningGroup(state, context, group);
    return { status: 200, body: { users } };
  },
);
