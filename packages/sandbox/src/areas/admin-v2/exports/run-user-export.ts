import { randomUUID } from 'node:crypto';
import { accounts } from '../../../state/model/account.ts';
import { userExports, type StoredUserExport } from '../../../state/model/organization-files.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';
import { writeCsv } from '../../../engine/write-csv.ts';
import { getSite } from '../files/site.ts';
import { endWork, joinParts } from '../files/work.ts';
import { columns, listMemberRows } from './member-rows.ts';

/** Schedules the next step of an export of users. */
export async function scheduleUserExport(
  { schedule }: Pick<State, 'schedule'>,
  { id: key, organizationId }: Pick<StoredUserExport, 'id' | 'organizationId'>,
  at: number,
): Promise<void> {
  await schedule.set({ kind: 'organization-user-export', key, at, with: { organizationId } });
}

/**
 * Reads the members of the next account of an export, or writes its files when all are read. The
 * rows and the progress are written in the same transaction, so no account is lost or read twice.
 */
export async function runUserExport(
  state: State,
  { key, with: more }: ScheduledItem,
  upTo: number,
): Promise<void> {
  const exports = state.of(userExports);
  const work = await exports.get(more?.['organizationId'] ?? '', key);
  if (work === undefined || work.status === 'completed') return;
  work.status = 'in_process';
  work.modifiedAt = state.now;
  const next = work.pending.shift();
  if (next !== undefined) await readAccount(state, work, next);
  if (work.pending.length === 0) await finish(state, work);
  await exports.put(work.organizationId, work.id, work);
  if (work.pending.length > 0) await scheduleUserExport(state, work, upTo);
}

async function readAccount(state: State, work: StoredUserExport, accountId: string): Promise<void> {
  const account = await state.of(accounts).get('', accountId);
  if (account === undefined) return;
  const rows = await listMemberRows(state, account, work.domains);
  // An account of others without a user of the domains must not show that it exists.
  if (rows.length === 0 && account.organizationId !== work.organizationId) return;
  const contentId = await state.contents.put(Buffer.from(writeCsv(rows)));
  work.parts.push({ siteId: getSite(account), contentId, rows: rows.length });
}

async function finish(state: State, work: StoredUserExport): Promise<void> {
  await joinParts(state, work, work.parts, { header: writeCsv([columns]), newId: randomUUID });
  work.parts = [];
  await endWork(state, 'exports/user_list', work);
}
