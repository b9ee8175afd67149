import type { ImportErrorType } from '@countersign/types/admin-v2';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';
import { flavourOf } from '../../../state/storage/connection.ts';
import { inSavepoint } from '../../../state/storage/put-off.ts';
import { addRow } from './add-row.ts';
import { readHeader } from './columns.ts';
import { openRun, type ImportRun } from './import-run.ts';
import { recordResult, type RowResult } from './record-result.ts';
import { readRow, type ImportRow } from './read-row.ts';
import type { RowWarnings } from './read-person.ts';
import { AdminRefusal } from '../admin-refusal.ts';
import { MembershipRefusal } from '../members/membership-refusal.ts';
import {
  chunkSize,
  getChunk,
  putChunk,
  userImports,
  type StoredImportRow,
  type StoredUserImport,
  type UserImportType,
} from './stored-import.ts';
import { updateRow } from './update-row.ts';
import { closeMembership } from '../members/change-membership.ts';
import { findMemberByEmail, findMemberById } from './find-row-member.ts';
import { findRowAccount } from './find-row-account.ts';

/**
 * Time in milliseconds for which a transaction imports rows. On SQLite requests wait for as long.
 */
const patience = { sqlite: 20, postgres: 100 };

/** The minimum number of rows per transaction, as beginning one costs about as much as a row. */
const fewest = 10;

type ApplyRow = (run: ImportRun, row: ImportRow, warnings: RowWarnings) => Promise<RowResult>;

const applyRows: Readonly<Record<UserImportType, ApplyRow>> = {
  bulk_users_add: addRow,
  bulk_users_update: updateRow,
  bulk_users_close: closeRow,
  bulk_users_close_external: closeRow,
};

/**
 * Continues an import with some of its rows. The changes and results of a row are written in the
 * same transaction, so no row is lost or imported twice. Imports of an organization run one after
 * the other, so that a later file can rely on an earlier one: the item of a later import schedules
 * the oldest instead of its own, and an import that ends schedules the next. So two processes never
 * work on the same import, and each import still gets its turn if another one ended or was deleted
 * meanwhile.
 * @param upTo the time at which the next rows are imported: other jobs of the tenant go first
 */
export async function runImports(state: State, item: ScheduledItem, upTo: number): Promise<void> {
  // Earlier versions had one item for all imports of an organization, with its ID as the key.
  const organizationId = item.with?.['organizationId'] ?? item.key;
  const waiting = (await state.of(userImports).list(organizationId)).filter(isUnfinished);
  const [oldest] = waiting;
  if (oldest?.importId === item.key) await continueImport(state, organizationId, oldest);
  const next = waiting.find(isUnfinished);
  if (next === undefined) return;
  const { kind } = item;
  await state.schedule.set({ kind, key: next.importId, at: upTo, with: { organizationId } });
}

async function continueImport(
  state: State,
  organizationId: string,
  record: StoredUserImport,
): Promise<void> {
  record.modifiedAt = state.now;
  if (record.fileErrors.length > 0) record.status = 'failed';
  else {
    record.status = 'in_process';
    if (record.counts.processed < record.size) await importSome(state, record);
    if (record.counts.processed === record.size) record.status = 'completed';
  }
  await state.of(userImports).put(organizationId, record.importId, record);
}

function isUnfinished({ status }: StoredUserImport): boolean {
  return status === 'queued' || status === 'in_process';
}

async function importSome(state: State, record: StoredUserImport): Promise<void> {
  const end = performance.now() + patience[flavourOf(state.db)];
  const run = await openRun(state, record);
  const { header, type, accountId } = record;
  const { columns } = readHeader(header, type, accountId !== undefined);
  const index = Math.floor(record.counts.processed / chunkSize);
  const chunk = await getChunk(state, record.importId, index);
  const waiting = chunk.filter(({ results }) => results === undefined);
  for (const [at, stored] of waiting.entries()) {
    if (at >= fewest && performance.now() > end) break;
    await importRow(run, stored, () => readRow(header, columns, stored.cells));
  }
  await putChunk(state, record.importId, index, chunk);
}

/** Imports one row. If that fails, nothing of it remains but its result. */
async function importRow(
  run: ImportRun,
  stored: StoredImportRow,
  read: () => ImportRow,
): Promise<void> {
  const { state, record } = run;
  const warnings: RowWarnings = new Map();
  const events: State['events'][number][] = [];
  const own = state.withOwn({ events });
  try {
    await inSavepoint(state.db, async () => {
      const result = await applyRows[record.type]({ ...run, state: own }, read(), warnings);
      recordResult(record, stored, [result, ...warnings.keys()], [...warnings.values()].join(' '));
    });
    for (const event of events) state.emit(event);
    run.endRow('done');
  } catch (error) {
    const refusal = describeRefusal(error);
    run.endRow('undone');
    recordResult(record, stored, [refusal.reason], refusal.message);
  }
}

/** Returns the reason and the message of a rejected row; rethrows other errors. */
function describeRefusal(error: unknown): { reason: ImportErrorType; message: string } {
  if (error instanceof MembershipRefusal) return error;
  if (error instanceof ServiceRefusal || error instanceof AdminRefusal)
    return { reason: 'unspecified_error', message: error.message };
  throw error;
}

/** Closes the membership of a row. @throws MembershipRefusal */
async function closeRow(run: ImportRun, row: ImportRow): Promise<RowResult> {
  const found = await findRowAccount(run, row);
  const member =
    (await findMemberById(run, found, row)) ?? (await findMemberByEmail(run, found, row));
  if (member.status === 'Closed') return 'no_action_taken';
  await closeMembership(run.state, run.admin, found.account, member);
  return 'membership_closed';
}
