import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { findAccount } from '../organization-context.ts';
import { presentImport } from './present-import.ts';
import { readCsvUpload } from './read-csv-upload.ts';
import { startImport } from './start-import.ts';

export const SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest =
  defineOrganizationOperation(
    'SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest',
    async (state, request, admin) => {
      const { accountId } = findAccount(admin, request.path.accountId);
      const file = await readCsvUpload(request);
      const record = await startImport(state, admin, { type: 'bulk_users_add', file, accountId });
      return { status: 200, body: presentImport(record) };
    },
  );

export const SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest =
  defineOrganizationOperation(
    'SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest',
    async (state, request, admin) => {
      const { accountId } = findAccount(admin, request.path.accountId);
      const file = await readCsvUpload(request);
      const record = await startImport(state, admin, {
        type: 'bulk_users_update',
        file,
        accountId,
      });
      return { status: 200, body: presentImport(record) };
    },
  );
