import type { SigningGroup } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { requireItems } from '../../engine/require-items.ts';
import { signingGroups, type StoredSigningGroup } from '../../state/model/groups.ts';
import { requireViewOfUsers } from '../users/find-user.ts';
import { addMember } from './signing-group-members.ts';
import {
  findSigningGroup,
  presentSigningGroup,
  requireSigningGroupName,
  requireSigningGroups,
  saveSigningGroup,
} from './signing-groups.ts';
import type { Context } from '../../engine/context.ts';
import { newNumber } from '../../engine/new-number.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';

/** The maximum number of signing groups of an account. */
const mostGroups = 50;

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where there are too many, or name or members will not do */
async function addSigningGroup(
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

export const SigningGroups_list = defineOperation(
  'SigningGroups_list',
  async (state, { query }, context) => {
    requireFeature(context, ['allowSigningGroups'], 'Signing groups are');
    await requireViewOfUsers(state, context);
    const kind = query.group_type;
    const groups = (await state.of(signingGroups).list(context.account.accountId))
      .filter(({ groupType }) => kind === undefined || kind === groupType)
      .map((group) => presentSigningGroup(group, { users: query.include_users === 'true' }));
    // Without groups there is not even an empty list.
    return { status: 200, body: groups.length === 0 ? {} : { groups } };
  },
);

export const SigningGroups_get = defineOperation(
  'SigningGroups_get',
  async (state, { path }, context) => {
    requireSigningGroups(context);
    const group = await findSigningGroup(state, context, path.signingGroupId);
    return { status: 200, body: presentSigningGroup(group) };
  },
);

export const SigningGroups_create = defineOperation(
  'SigningGroups_create',
  async (state, { body }, context) => {
    requireSigningGroups(context);
    const groups = await perItem(
      requireItems(body?.groups, 'groups'),
      // The service answers only why there is no group.
      () => ({}),
      async (one) => presentSigningGroup(await addSigningGroup(state, context, one)),
    );
    return { status: 201, body: { groups } };
  },
);

export const SigningGroups_update = defineOperation(
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

export const SigningGroups_delete = defineOperation(
  'SigningGroups_delete',
  async (state, { body }, context) => {
    requireSigningGroups(context);
    const groups = await perItem(
      requireItems(body?.groups, 'groups'),
      () => ({}),
      async ({ signingGroupId = '' }) => {
        const group = await findSigningGroup(
          state,
          context,
          signingGroupId,
          'SIGNING_GROUP_INVALID',
        );
        await state.of(signingGroups).remove(context.account.accountId, signingGroupId);
        return presentSigningGroup(group, { users: false });
      },
    );
    return { status: 200, body: { groups } };
  },
);

export const SigningGroups_updateList = defineOperation(
  'SigningGroups_updateList',
  async (state, { body }, context) => {
    requireSigningGroups(context);
    const groups = await perItem(
      requireItems(body?.groups, 'groups'),
      ({ signingGroupId = '' }) => ({ signingGroupId }),
      async ({ signingGroupId = '', groupName = '' }) => {
        const group = await findSigningGroup(
          state,
          context,
          signingGroupId,
          'SIGNING_GROUP_INVALID',
        );
        requireSigningGroupName(groupName);
        group.name = groupName;
        await saveSigningGroup(state, context, group);
        return presentSigningGroup(group, { users: false });
      },
    );
    return { status: 200, body: { groups } };
  },
);
