import type { ConnectLog } from '@countersign/types/esign-v2.1';
import { readDateTime } from '../engine/date-time.ts';
import { day } from '../engine/day.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { readPeriodDate } from '../engine/read-period-date.ts';
import { updateDeliveries } from '../state/deliveries.ts';
import type { State } from '../state/state.ts';
import { readDelivery } from './delivery.ts';
import { presentEntry, presentSteps } from './present-log-entry.ts';
import { mostLogged } from './record.ts';
import { type Log, seededEntries } from './kinds.ts';
import { showName } from '../engine/show-name.ts';

/** Time in milliseconds for which the log keeps an entry. */
const longestLogged = 15 * day;

/** A period, as the parameters of a list give it. */
export interface Period {
  from_date?: string | undefined;
  to_date?: string | undefined;
}

/**
 * The entries of a log within a period, the newest first.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function listEntries(
  state: State,
  accountId: string,
  log: Log,
  period: Period,
): Promise<ConnectLog[]> {
  const earliest = readPeriodDate('from_date', period.from_date) ?? 0;
  const to = readPeriodDate('to_date', period.to_date, true) ?? Infinity;
  const rows = await queryEntries(state, accountId, log)
    .where('created_at', '>=', Math.max(earliest, state.now - longestLogged))
    .where('created_at', '<=', Math.min(to, Number.MAX_SAFE_INTEGER))
    .selectAll()
    .orderBy('position', 'desc')
    .limit(mostLogged)
    .execute();
  const seeded = (await state.of(seededEntries[log]).list(accountId)).filter(({ created = '' }) => {
    const at = readDateTime(created) ?? 0;
    return at >= earliest && at <= to;
  });
  return [...rows.map((row) => presentEntry(readDelivery(row), log)), ...seeded.map(withoutSteps)];
}

/** Presents an entry in a list, without the steps that only a single entry has. */
function withoutSteps(entry: ConnectLog): ConnectLog {
  const shown = { ...entry };
  delete shown.connectDebugLog;
  return shown;
}

/** @throws ServiceRefusal RESOURCE_NOT_FOUND */
export async function readEntry(
  state: State,
  accountId: string,
  id: string,
  withSteps: boolean,
): Promise<ConnectLog> {
  const seeded = await state.of(seededEntries.logs).get(accountId, id);
  if (seeded !== undefined) {
    const { connectDebugLog, ...entry } = seeded;
    return withSteps ? { ...entry, connectDebugLog: connectDebugLog ?? [] } : entry;
  }
  const row = await queryEntries(state, accountId, 'logs')
    .where('position', '=', parsePosition(id))
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw notThere('logs', id);
  const delivery = readDelivery(row);
  const entry = presentEntry(delivery, 'logs');
  return withSteps ? { ...entry, connectDebugLog: presentSteps(delivery) } : entry;
}

/**
 * Deletes an entry of a log, or all of them with the ID `all`.
 * @throws ServiceRefusal RESOURCE_NOT_FOUND
 */
export async function deleteEntries(
  state: State,
  accountId: string,
  log: Log,
  id: string,
): Promise<void> {
  const all = id.toLowerCase() === 'all';
  const seeded = state.of(seededEntries[log]);
  if (all) await seeded.removeAll(accountId);
  else if (await seeded.remove(accountId, id)) return;
  let query = updateDeliveries(state.db, state.tenant.space)
    .set({ [columns[log]]: 0 })
    .where('account', '=', accountId)
    .where(columns[log], '=', 1);
  if (!all) query = query.where('position', '=', parsePosition(id));
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (!all && numUpdatedRows === 0n) throw notThere(log, id);
}

const columns = { logs: 'logged', failures: 'failed' } as const;

function queryEntries({ db, tenant }: State, accountId: string, log: Log) {
  return db
    .selectFrom('deliveries')
    .where('space', '=', tenant.space)
    .where('account', '=', accountId)
    .where(columns[log], '=', 1)
    .where('tries', '>', 0);
}

/**
 * Parses an ID as a position; for an ID that is not a number, returns a position that no row has.
 */
function parsePosition(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : -1;
}

function notThere(log: Log, id: string): ServiceRefusal {
  const place = log === 'logs' ? 'log entries' : 'failures';
  return new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `Among the ${place} of Connect there is no entry ${showName(id)}.`,
  );
}
