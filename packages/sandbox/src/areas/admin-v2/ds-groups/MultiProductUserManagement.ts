import { addGroup, removeGroup } from '../../../account/groups/change-groups.ts';
import { listGroups } from '../../../account/groups/account-groups.ts';
import { groups } from '../../../state/model/groups.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findAccount } from '../organization-context.ts';
import {
  findDsGroup,
  listOpenMembers,
  presentCountedGroup,
  selectMembersIn,
} from './group-in-account.ts';
import { addToGroup, presentGroupMember, removeFromGroup } from './group-members.ts';

/** The number of items on a page for which the request does not say it. */
const usualSize = 20;

/** A page of a list that is paged by number, and its place in the list. */
function selectPage<Item>(
  items: readonly Item[],
  query: { page?: number | undefined; page_size?: number | undefined },
): { place: { page: number; page_size: number; total_count: number }; items: Item[] } {
  // Query parameters are text, even if the contract has another type.
  const page = Number(query.page ?? 1);
  const size = Number(query.page_size ?? usualSize);
  const start = (page - 1) * size;
  return {
    place: { page, page_size: size, total_count: items.length },
    items: items.slice(start, start + size),
  };
}

export const MultiProductUserManagement_getDSGroups = defineOrganizationOperation(
  'MultiProductUserManagement_getDSGroups',
  async (state, { path, query }, admin) => {
    const account = findAccount(admin, path.accountId);
    const open = await listOpenMembers(state, account);
    const { place, items } = selectPage(await listGroups(state, account), query);
    return {
      status: 200,
      body: {
        ...place,
        account_id: account.accountId,
        ds_groups: items.map((group) => presentCountedGroup(account, group, open)),
      },
    };
  },
);

export const MultiProductUserManagement_addDSGroup = defineOrganizationOperation(
  'MultiProductUserManagement_addDSGroup',
  async (state, { path, body }, admin) => {
    const account = findAccount(admin, path.accountId);
    const groupName = body.group_name.trim();
    if (groupName === '')
      throw new AdminRefusal('invalid_request', 'Invalid body at /group_name: the name is blank.');
    const group = await addGroup(state, { account, newId: admin.newId }, { groupName });
    if (body.description !== undefined) {
      group.description = body.description;
      await state.of(groups).put(account.accountId, group.groupId, group);
    }
    return { status: 200, body: presentCountedGroup(account, group, []) };
  },
);

export const MultiProductUserManagement_getDSGroup = defineOrganizationOperation(
  'MultiProductUserManagement_getDSGroup',
  async (state, { path }, admin) => {
    const account = findAccount(admin, path.accountId);
    const group = await findDsGroup(state, account, path.dsGroupId);
    const open = await listOpenMembers(state, account);
    return { status: 200, body: presentCountedGroup(account, group, open) };
  },
);

export const MultiProductUserManagement_deleteDSGroup = defineOrganizationOperation(
  'MultiProductUserManagement_deleteDSGroup',
  async (state, { path }, admin) => {
    const account = findAccount(admin, path.accountId);
    const { groupId } = await findDsGroup(state, account, path.dsGroupId);
    await removeGroup(state, { account }, groupId);
    return { status: 204 };
  },
);

export const MultiProductUserManagement_getDSGroupUsers = defineOrganizationOperation(
  'MultiProductUserManagement_getDSGroupUsers',
  async (state, { path, query }, admin) => {
    const account = findAccount(admin, path.accountId);
    const group = await findDsGroup(state, account, path.dsGroupId);
    const open = await listOpenMembers(state, account);
    const { place, items } = selectPage(selectMembersIn(group, open), query);
    return {
      status: 200,
      body: {
        group: presentCountedGroup(account, group, open),
        group_users: { ...place, users: items.map(presentGroupMember) },
      },
    };
  },
);

export const MultiProductUserManagement_addDSGroupUsers = defineOrganizationOperation(
  'MultiProductUserManagement_addDSGroupUsers',
  async (state, { path, body }, admin) => {
    const account = findAccount(admin, path.accountId);
    const group = await findDsGroup(state, account, path.dsGroupId);
    const before = await listOpenMembers(state, account);
    const users = await addToGroup(state, account, group, before, body.user_ids);
    const open = await listOpenMembers(state, account);
    return {
      status: 200,
      body: {
        group: presentCountedGroup(account, group, open),
        group_users: {
          is_success: users.every((user) => user.error_details === undefined),
          TotalCount: selectMembersIn(group, open).length,
          users,
        },
      },
    };
  },
);

export const MultiProductUserManagement_removeDSGroupUsers = defineOrganizationOperation(
  'MultiProductUserManagement_removeDSGroupUsers',
  async (state, { path, body }, admin) => {
    const account = findAccount(admin, path.accountId);
    const group = await findDsGroup(state, account, path.dsGroupId);
    if ((body.user_ids ?? []).length + (body.user_emails ?? []).length === 0)
      throw new AdminRefusal(
        'invalid_request',
        'Invalid body: user_ids or user_emails must name at least one user.',
      );
    const open = await listOpenMembers(state, account);
    const failed = await removeFromGroup(state, account, group, open, body);
    return { status: 200, body: { is_success: failed.length === 0, failed_users: failed } };
  },
);
