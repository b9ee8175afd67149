import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { startExternalClosing } from './close-external.ts';
import { findImport, listImports } from './find-import.ts';
import { presentImport } from './present-import.ts';
import { readCsvUpload } from './read-csv-upload.ts';
import { startImport } from './start-import.ts';
import { removeImport } from './stored-import.ts';
import { writeResults } from './write-results.ts';

export const UserImport_addBulkUserImport = defineOrganizationOperation(
  'UserImport_addBulkUserImport',
  async (state, request, admin) => {
    const file = await readCsvUpload(request);
    const record = await startImport(state, admin, { type: 'bulk_users_add', file });
    return { status: 200, body: presentImport(record) };
  },
);

export const UserImport_updateBulkUserImports = defineOrganizationOperation(
  'UserImport_updateBulkUserImports',
  async (state, request, admin) => {
    const file = await readCsvUpload(request);
    const record = await startImport(state, admin, { type: 'bulk_users_update', file });
    return { status: 200, body: presentImport(record) };
  },
);

export const UserImport_closeBulkUserImportRequest = defineOrganizationOperation(
  'UserImport_closeBulkUserImportRequest',
  async (state, request, admin) => {
    const file = await readCsvUpload(request);
    const record = await startImport(state, admin, { type: 'bulk_users_close', file });
    return { status: 200, body: presentImport(record) };
  },
);

export const UserImport_closeBulkExternalUserImportRequest = defineOrganizationOperation(
  'UserImport_closeBulkExternalUserImportRequest',
  async (state, _request, admin) => ({
    status: 200,
    body: presentImport(await startExternalClosing(state, admin)),
  }),
);

export const UserImport_getBulkUserImportRequests = defineOrganizationOperation(
  'UserImport_getBulkUserImportRequests',
  async (state, _request, admin) => ({
    status: 200,
    body: { imports: (await listImports(state, admin)).map(presentImport) },
  }),
);

export const UserImport_getBulkUserImportRequest = defineOrganizationOperation(
  'UserImport_getBulkUserImportRequest',
  async (state, { path }, admin) => ({
    status: 200,
    body: presentImport(await findImport(state, admin, path.importId)),
  }),
);

export const UserImport_deleteBulkUserImport = defineOrganizationOperation(
  'UserImport_deleteBulkUserImport',
  async (state, { path }, admin) => {
    await removeImport(state, await findImport(state, admin, path.importId));
    return { status: 200, body: { success: true } };
  },
);

export const UserImport_getBulkUserImportCSV = defineOrganizationOperation(
  'UserImport_getBulkUserImportCSV',
  async (state, { path }, admin) => {
    const record = await findImport(state, admin, path.importId);
    if (record.status === 'failed')
      throw new AdminRefusal(
        'invalid_request',
        `The import ${path.importId} failed as a whole (${record.fileErrors.join(', ')}), so its rows have no results. Correct the file and import it again.`,
      );
    if (record.status !== 'completed')
      throw new AdminRefusal(
        'invalid_request',
        `The import ${path.importId} is ${record.status} and has no results yet. Wait until its status is completed.`,
      );
    return {
      status: 200,
      file: { bytes: await writeResults(state, record), mediaType: 'text/csv' },
    };
  },
);
