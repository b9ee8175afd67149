import type { ImportErrorType } from '@countersign/types/admin-v2';
import type { State } from '../../../state/state.ts';
import type { OrganizationContext } from '../organization-context.ts';
import { readHeader } from './columns.ts';
import { createImport } from './create-import.ts';
import { readOutsideCsv } from '../../../engine/outside/read-csv.ts';
import {
  putRows,
  scheduleImport,
  userImports,
  type StoredUserImport,
  type UserImportType,
} from './stored-import.ts';

/** Limits of an import: users in all, users of one account, and accounts. */
const most = { users: 8000, usersOfAccount: 2000, accounts: 50 };

/**
 * Stores the rows of a CSV file as an import that waits for its turn. Errors of the file as a whole
 * are stored with it, and nothing of it will be imported.
 * @param accountId the account of all rows, of an import for a single account
 */
export async function startImport(
  state: State,
  admin: OrganizationContext,
  { type, file, accountId }: { type: UserImportType; file: Uint8Array; accountId?: string },
): Promise<StoredUserImport> {
  const record = requestImport(state, admin, type);
  if (accountId !== undefined) record.accountId = accountId;
  // The limit, the header, and one row more, which shows that the file is too long.
  const [header, ...rows] = readOutsideCsv(file, most.users + 2) ?? [];
  if (header === undefined || rows.length === 0)
    record.fileErrors.push('invalid_csv_data_or_syntax');
  if (header !== undefined) {
    const { columns, errors, invalid } = readHeader(header, type, accountId !== undefined);
    record.header = header;
    record.fileErrors.push(...errors);
    record.invalidHeaders = invalid;
    record.fileErrors.push(
      ...checkSize(rows, accountId === undefined ? columns.indexOf('AccountID') : undefined),
    );
  }
  record.size = rows.length;
  await saveNewImport(state, record, rows);
  return record;
}

/** Creates the record of an import that the caller requests now. */
export function requestImport(
  state: State,
  { organization, accounts, isOrganizationAdmin, caller, newId }: OrganizationContext,
  type: UserImportType,
): StoredUserImport {
  return createImport({
    importId: newId(),
    organizationId: organization.organizationId,
    type,
    accountIds: accounts.map(({ accountId }) => accountId),
    isOrganizationAdmin,
    requestor: caller,
    createdAt: state.now,
  });
}

/** Stores a new import with its rows, and schedules the work on it. */
export async function saveNewImport(
  state: State,
  record: StoredUserImport,
  rows: readonly string[][],
): Promise<void> {
  await state.of(userImports).put(record.organizationId, record.importId, record);
  await scheduleImport(state, record);
  // A file that is wrong as a whole is not imported.
  if (record.fileErrors.length === 0)
    await putRows(
      state,
      record.importId,
      rows.map((cells) => ({ cells })),
    );
}

/** @param accountAt the place of the column with the account; undefined if all rows are for one */
function checkSize(rows: readonly string[][], accountAt: number | undefined): ImportErrorType[] {
  const users = new Map<string, number>();
  for (const cells of rows) {
    const account = accountAt === undefined ? '' : (cells[accountAt]?.trim().toLowerCase() ?? '');
    users.set(account, (users.get(account) ?? 0) + 1);
  }
  const isTooLarge =
    rows.length > most.users ||
    users.size > most.accounts ||
    [...users.values()].some((count) => count > most.usersOfAccount);
  return isTooLarge ? ['maximum_users_exceeded'] : [];
}
