import type { ImportErrorType } from '@countersign/types/admin-v2';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';
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

/** How many rows have a result. */
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
  /** Whether the caller administers all of the organization. */
  isOrganizationAdmin: boolean;
  requestor: AdminCaller;
  createdAt: number;
  modifiedAt: number;
  status: 'queued' | 'in_process' | 'completed' | 'failed';
  /** The names of the columns as they were sent. */
  header: string[];
  /** How many rows the file has; those before `counts.processed` are done. */
  size: number;
  counts: ImportCounts;
  /** What is wrong with the file as a whole: nothing of it is imported. */
  fileErrors: ImportErrorType[];
  invalidHeaders: string[];
  /** How many rows have each error or warning. */
  errors: TypeCount[];
  warnings: TypeCount[];
  /** Accounts that are suspended or gone, whose rows could not be imported. */
  failedAccountIds: string[];
}

/** A row of an import file, and its result. */
export interface StoredImportRow {
  cells: string[];
  /** Absent while the row waits. */
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

/** How many rows a chunk has, and a transaction imports. */
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
  // It cannot be missing while the import is there.
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

/** All rows of an import, in their order. */
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
 * Has the imports of an organization continued. They run one after the other, so that a later file
 * can rely on an earlier one.
 */
export async function scheduleImports(
  state: State,
  organizationId: string,
  at = state.now,
): Promise<void> {
  await state.schedule.set({ kind: importJob, key: organizationId, at });
}
