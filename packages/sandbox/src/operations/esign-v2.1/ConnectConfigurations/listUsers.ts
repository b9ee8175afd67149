import { findConfiguration } from '../../../connect/find-configuration.ts';
import { pushesEventsOf } from '../../../connect/subscriptions-of.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import { members, type StoredMember } from '../../../model/account.ts';

export const operation = defineOperation(
  'ConnectConfigurations_listUsers',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const configuration = await findConfiguration(state, context, path.connectId);
    const statuses = query.status?.split(',').map((status) => status.trim().toLowerCase());
    const users = [];
    for (const member of await state.of(members).list(accountId)) {
      if (statuses !== undefined && !statuses.includes(member.status.toLowerCase())) continue;
      if (!has(member.userName, query.user_name_substring)) continue;
      if (!has(member.email, query.email_substring)) continue;
      if (
        query.list_included_users === 'true' &&
        !(await pushesEventsOf(state, accountId, configuration, member.userId))
      )
        continue;
      users.push(presentUser(member));
    }
    const allUsersSelected = configuration.allUsers ?? 'false';
    return { status: 200, paged: true, body: { ...wholeList, allUsersSelected, users } };
  },
);

function has(text: string, part: string | undefined): boolean {
  return part === undefined || text.toLowerCase().includes(part.toLowerCase());
}

function presentUser({ userId, userName, email, status }: StoredMember) {
  return { userId, userName, email, userStatus: status, userType: 'CompanyUser' };
}
