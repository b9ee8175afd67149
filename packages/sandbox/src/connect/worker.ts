import type { Insertable } from 'kysely';
import { noteChange } from '../state/storage/changes.ts';
import type { State } from '../state/state.ts';
import type { Connection } from '../state/storage/connection.ts';
import type { DeliveryRow } from '../state/storage/tables.ts';

/** Delivers what waits. */
export interface Worker {
  start(): Promise<void>;
  /** Wakes the worker for messages that wait, the first of them at this position or after it. */
  wake(from: number): void;
  /** Resolves when nothing waits for its first try, nor is on its way. */
  idle(): Promise<void>;
  /** Resolves when the messages being sent are settled; the rest waits for the next start. */
  stop(): Promise<void>;
}

/** The first position of what each transaction left for the delivery. */
const left = new WeakMap<Connection, number>();

/**
 * Notes that the transaction leaves messages that wait, so that the delivery is woken after it.
 * @param from the first position that they can have (any)
 */
export function noteWaiting({ db }: Pick<State, 'db'>, from = 0): void {
  left.set(db, Math.min(from, left.get(db) ?? from));
}

/** The first position of what a transaction left; undefined for nothing. */
export function getWaiting({ db }: Pick<State, 'db'>): number | undefined {
  return left.get(db);
}

/** Stores a new message, and notes that it waits. @returns its position */
export async function queueDelivery(
  state: Pick<State, 'db'>,
  row: Insertable<DeliveryRow>,
): Promise<number> {
  const { position } = await state.db
    .insertInto('deliveries')
    .values(row)
    .returning('position')
    .executeTakeFirstOrThrow();
  noteChange(state.db, row.space, 'delivery');
  noteWaiting(state, position);
  return position;
}

/** Stores new messages, and notes that they wait. */
export async function queueDeliveries(
  state: Pick<State, 'db'>,
  rows: readonly Insertable<DeliveryRow>[],
): Promise<void> {
  const stored = await state.db
    .insertInto('deliveries')
    .values(rows)
    .returning('position')
    .execute();
  for (const { space } of rows) noteChange(state.db, space, 'delivery');
  noteWaiting(state, Math.min(...stored.map(({ position }) => position)));
}
