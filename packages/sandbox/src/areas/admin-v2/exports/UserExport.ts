import { userExports, type StoredUserExport } from '../../../state/model/organization-files.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findWork, listWork, removeWork } from '../files/work.ts';
import { presentExport } from './present-export.ts';
import { scheduleUserExport } from './run-user-export.ts';
import { startUserExport } from './start-user-export.ts';

export const UserExport_getUserListExports = defineOrganizationOperation(
  'UserExport_getUserListExports',
  async (state, _request, admin) => {
    const all = await listWork(state, admin, userExports);
    return { status: 200, body: { exports: all.map((one) => present(one, admin.origin)) } };
  },
);

export const UserExport_createUserListExport = defineOrganizationOperation(
  'UserExport_createUserListExport',
  async (state, { body }, admin) => {
    const started = await startUserExport(state, admin, body);
    await state.of(userExports).put(started.organizationId, started.id, started);
    await scheduleUserExport(state, started, state.now);
    return { status: 200, body: present(started, admin.origin) };
  },
);

export const UserExport_getUserListExport = defineOrganizationOperation(
  'UserExport_getUserListExport',
  async (state, { path: { exportId } }, admin) => {
    const found = await findWork(state, admin, userExports, exportId);
    return { status: 200, body: present(found, admin.origin) };
  },
);

export const UserExport_deleteUserListExport = defineOrganizationOperation(
  'UserExport_deleteUserListExport',
  async (state, { path: { exportId } }, admin) => {
    const found = await findWork(state, admin, userExports, exportId);
    await removeWork(state, userExports, found);
    return { status: 200, body: { success: true } };
  },
);

function present(one: StoredUserExport, origin: string) {
  const { type, total, pending, selectedAccounts, selectedDomains, status } = one;
  const done = total - pending.length;
  return {
    ...presentExport(one, 'exports/user_list', origin),
    type,
    ...(selectedAccounts.length > 0 && {
      selected_accounts: selectedAccounts.map((accountId) => ({ account_id: accountId })),
    }),
    ...(selectedDomains.length > 0 && {
      selected_domains: selectedDomains.map((domain) => ({ domain })),
    }),
    percent_completed: status === 'completed' ? 100 : Math.floor((100 * done) / Math.max(total, 1)),
  };
}
