import { readFilePart } from '../../../engine/read-file-part.ts';
import {
  settingsImports,
  type StoredSettingsImport,
} from '../../../state/model/organization-files.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findWork, listWork, removeWork, startWork } from '../files/work.ts';
import { presentSettingsImport } from './present-settings-import.ts';
import { readSettingsCsv } from './read-settings-csv.ts';
import { scheduleSettingsImport } from './run-settings-import.ts';

export const AccountSettingsImport_getBulkAccountSettingsImports = defineOrganizationOperation(
  'AccountSettingsImport_getBulkAccountSettingsImports',
  async (state, _request, admin) => {
    const all = await listWork(state, admin, settingsImports);
    return { status: 200, body: all.map((one) => presentSettingsImport(one, admin.origin)) };
  },
);

export const AccountSettingsImport_addBulkAccountSettingsImport = defineOrganizationOperation(
  'AccountSettingsImport_addBulkAccountSettingsImport',
  async (state, { bytes }, admin) => {
    const file = await readFilePart(bytes, 'file.csv');
    if (file === undefined)
      throw new AdminRefusal(
        'invalid_request',
        'Invalid form at /file.csv: the form has no such part. Send the CSV file in a part with this name.',
      );
    const columns = readSettingsCsv(file.bytes);
    const pending: StoredSettingsImport['pending'] = [];
    for (const { accountId, settings } of columns) {
      const contentId = await state.contents.put(Buffer.from(JSON.stringify(settings)));
      pending.push({ accountId, contentId });
    }
    const started: StoredSettingsImport = {
      ...startWork(state, admin, pending.length),
      reach: admin.accounts.map(({ accountId }) => accountId),
      pending,
      results: [],
    };
    await state.of(settingsImports).put(started.organizationId, started.id, started);
    await scheduleSettingsImport(state, started, state.now);
    return { status: 200, body: presentSettingsImport(started, admin.origin) };
  },
);

export const AccountSettingsImport_getBulkAccountSettingsImport = defineOrganizationOperation(
  'AccountSettingsImport_getBulkAccountSettingsImport',
  async (state, { path: { importId } }, admin) => {
    const found = await findWork(state, admin, settingsImports, importId);
    return { status: 200, body: presentSettingsImport(found, admin.origin) };
  },
);

export const AccountSettingsImport_deleteBulkAccountSettingsImport = defineOrganizationOperation(
  'AccountSettingsImport_deleteBulkAccountSettingsImport',
  async (state, { path: { importId } }, admin) => {
    const found = await findWork(state, admin, settingsImports, importId);
    await removeWork(state, settingsImports, found);
    return { status: 200, body: { success: true } };
  },
);
