import { writeStatus } from '../../../engine/status-in-words.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { startExternalClosing } from './close-external.ts';
import { presentImport } from './present-import.ts';
import { readCsvUpload } from './read-csv-upload.ts';
import { startImport } from './start-import.ts';
import { removeImport, userImports, type StoredUserImport, listRows } from './stored-import.ts';
import type { State } from '../../../state/state.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { writeCsv } from '../../../engine/write-csv.ts';

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
        `The import ${path.importId} is ${writeStatus(record.status)} and has no results yet. Wait until its status is completed.`,
      );
    return {
      status: 200,
      file: { bytes: await writeResults(state, record), mediaType: 'text/csv' },
    };
  },
);

/** The imports that the caller can see: their own, or all for an administrator of the organization. */
async function listImports(state: State, admin: OrganizationContext): Promise<StoredUserImport[]> {
  const all = await state.of(userImports).list(admin.organization.organizationId);
  return all.filter((record) => isVisible(record, admin));
}

/** @throws AdminRefusal not_found if there is no such import, or the caller cannot see it */
async function findImport(
  state: State,
  admin: OrganizationContext,
  importId: string,
): Promise<StoredUserImport> {
  const { organizationId, name } = admin.organization;
  const record = await state.of(userImports).get(organizationId, importId.toLowerCase());
  if (record !== undefined && isVisible(record, admin)) return record;
  throw new AdminRefusal(
    'not_found',
    `${name} has no import ${importId}. UserImport_getBulkUserImportRequests returns its imports.`,
  );
}

function isVisible(
  { requestor }: StoredUserImport,
  { isOrganizationAdmin, caller }: OrganizationContext,
): boolean {
  return isOrganizationAdmin || requestor.id === caller.id;
}

/** Writes the rows of a completed import as CSV, each with its result. */
async function writeResults(state: State, record: StoredUserImport): Promise<string> {
  const rows = await listRows(state, record);
  const { length } = record.header;
  return writeCsv([
    [...record.header, 'ProcessingResults', 'ProcessingDetails'],
    ...rows.map(({ cells, results = [], details = '' }) => [
      ...fill(cells.slice(0, length), length),
      results.join(';'),
      details,
      // More cells than columns make a row fail. They come last, so that the result has its column.
      ...cells.slice(length),
    ]),
  ]);
}

/** Rows with too few cells get empty ones. */
function fill(cells: readonly string[], length: number): string[] {
  return [...cells, ...Array.from({ length: length - cells.length }, () => '')];
}
