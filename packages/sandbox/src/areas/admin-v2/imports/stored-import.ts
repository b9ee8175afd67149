import type { ImportErrorType } from '@countersign/types/admin-v2';
import { kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';
import type { AdminCaller } from '../admin-context.ts';

export const userImportTypes = [
  'bulk_users_add',
  'bulk_users_update',
  'bulk_users_close',
  'bulk_users_close_external',
] as const;
export type UserImportType = (typeof userImportTypes)[number];

/** Counts of what became of the rows so far. */
interface ImportCounts {
  processed: number;
  added: number;
  updated: number;
  closed: number;
  noAction: number;
}

/** The number of rows with a result. */
interface TypeCount {
  type: ImportErrorType;
  count: number;
}

/** An import of users. Kept under the organization, by its ID. */
export interface StoredUserImport {
  importId: string;
  organizationId: string;
  type: UserImportType;
  /** The account of all rows, of an import for a single account. */
  accountId?: string;
  /** The accounts that the caller may manage; rows of others fail. */
  accountIds: string[];
  /** True if the caller administers the whole organization. */
  isOrganizationAdmin: boolean;
  requestor: AdminCaller;
  createdAt: number;
  modifiedAt: number;
  status: 'queued' | 'in_process' | 'completed' | 'failed';
  /** The names of the columns as they were sent. */
  header: string[];
  /** The number of rows of the file; those before `counts.processed` are done. */
  size: number;
  counts: ImportCounts;
  /** Errors of the file as a whole, any of which stops the import. */
  fileErrors: ImportErrorType[];
  invalidHeaders: string[];
  /** The number of rows with each error or warning. */
  errors: TypeCount[];
  warnings: TypeCount[];
  /** Accounts that are suspended or gone, whose rows could not be imported. */
  failedAccountIds: string[];
}

/** A row of an import file, and its result. */
export interface StoredImportRow {
  cells: string[];
  /** Errors and warnings of the row; absent while it waits. */
  results?: ImportErrorType[];
  /** A sentence about an error or a warning. */
  details?: string;
}

export const userImports = kind<StoredUserImport>('user-import');

/**
 * Some rows of an import. Kept under the import, by their place: a result rewrites only the rows of
 * its chunk.
 */
export const importChunks = kind<StoredImportRow[]>('user-import-chunk');

/** The number of rows in a chunk, and in the transaction that imports it. */
export const chunkSize = 100;

/** Stores the rows of a new import in chunks. */
export async function putRows(
  state: State,
  importId: string,
  rows: readonly StoredImportRow[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += chunkSize)
    await putChunk(state, importId, at / chunkSize, rows.slice(at, at + chunkSize));
}

export async function getChunk(
  state: State,
  importId: string,
  index: number,
): Promise<StoredImportRow[]> {
  const chunk = await state.of(importChunks).get(importId, String(index));
  // An import always has its chunks, so a missing one is a fault.
  if (chunk === undefined) throw new Error(`the import ${importId} has no rows at ${index}`);
  return chunk;
}

export async function putChunk(
  state: State,
  importId: string,
  index: number,
  chunk: StoredImportRow[],
): Promise<void> {
  await state.of(importChunks).put(importId, String(index), chunk);
}

/** Lists all rows of an import in order. */
export async function listRows(
  state: State,
  { importId, size }: StoredUserImport,
): Promise<StoredImportRow[]> {
  const rows: StoredImportRow[] = [];
  for (let at = 0; at < size; at += chunkSize)
    rows.push(...(await getChunk(state, importId, at / chunkSize)));
  return rows;
}

/** Deletes an import with its rows. */
export async function removeImport(
  state: State,
  { organizationId, importId }: StoredUserImport,
): Promise<void> {
  await state.of(userImports).remove(organizationId, importId);
  await state.of(importChunks).removeAll(importId);
}

const importJob = 'user-import';

/**
 * Schedules the work on an import. Each import has an item of its own, so that a request for a new
 * one changes no row that the work on another one changes.
 */
export async function scheduleImport(
  state: State,
  { importId, organizationId }: StoredUserImport,
): Promise<void> {
  await state.schedule.set({
    kind: importJob,
    key: importId,
    at: state.now,
    with: { organizationId },
  });
}
