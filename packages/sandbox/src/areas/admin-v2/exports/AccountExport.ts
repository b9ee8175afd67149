import {
  settingsExports,
  type StoredSettingsExport,
} from '../../../state/model/organization-files.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findWork, listWork, removeWork, startWork } from '../files/work.ts';
import { presentExport } from './present-export.ts';
import { readAccounts } from './read-selection.ts';

const path = 'exports/account_settings';

export const AccountExport_getAccountSettingsExports = defineOrganizationOperation(
  'AccountExport_getAccountSettingsExports',
  async (state, _request, admin) => {
    const all = await listWork(state, admin, settingsExports);
    return { status: 200, body: { exports: all.map((one) => present(one, admin.origin)) } };
  },
);

export const AccountExport_createAccountSettingsExport = defineOrganizationOperation(
  'AccountExport_createAccountSettingsExport',
  async (state, { body }, admin) => {
    const selectedAccounts = readAccounts(admin, body.accounts);
    const started: StoredSettingsExport = {
      ...startWork(state, admin, selectedAccounts.length),
      selectedAccounts,
    };
    const { organizationId, id } = started;
    await state.of(settingsExports).put(organizationId, id, started);
    await state.schedule.set({
      kind: 'organization-settings-export',
      key: id,
      at: state.now,
      with: { organizationId },
    });
    return { status: 200, body: present(started, admin.origin) };
  },
);

export const AccountExport_getAccountSettingsExport = defineOrganizationOperation(
  'AccountExport_getAccountSettingsExport',
  async (state, { path: { exportId } }, admin) => {
    const found = await findWork(state, admin, settingsExports, exportId);
    return { status: 200, body: present(found, admin.origin) };
  },
);

export const AccountExport_deleteAccountSettingsExport = defineOrganizationOperation(
  'AccountExport_deleteAccountSettingsExport',
  async (state, { path: { exportId } }, admin) => {
    const found = await findWork(state, admin, settingsExports, exportId);
    await removeWork(state, settingsExports, found);
    return { status: 200, body: { success: true } };
  },
);

function present(one: StoredSettingsExport, origin: string) {
  return {
    ...presentExport(one, path, origin),
    type: 'organization_account_settings_export' as const,
    selected_accounts: one.selectedAccounts.map((accountId) => ({ account_id: accountId })),
    selected_domains: [],
    percent_completed: one.status === 'completed' ? 100 : 0,
  };
}
