import type { SigningGroupUser, SigningGroupUsers } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
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
  async (state, { path, body }, context) => ({
    status: 200,
    body: { users: await changeUsers(state, context, path.signingGroupId, body, addMember) },
  }),
);

export const SigningGroupUsers_delete = defineOperation(
  'SigningGroupUsers_delete',
  async (state, { path, body }, context) => ({
    status: 200,
    body: { users: await changeUsers(state, context, path.signingGroupId, body, removeMember) },
  }),
);

/** Adds or removes users of a signing group, each with its own outcome. */
async function changeUsers(
  state: State,
  context: Context,
  signingGroupId: string,
  body: SigningGroupUsers | undefined,
  change: typeof addMember | typeof removeMember,
): Promise<SigningGroupUser[]> {
  requireSigningGroups(context);
  const group = await findSigningGroup(state, context, signingGroupId);
  const users = await perItem(
    requireItems(body?.users, 'users'),
    (user) => user,
    async (user) => change(group, user),
  );
  await saveSigningGroup(state, context, group);
  return users;
}
