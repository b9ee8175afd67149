import type { Insertable } from 'kysely';
import { noteChange } from '../state/storage/changes.ts';
import type { State } from '../state/state.ts';
import { builtOnce, type Connection } from '../state/storage/connection.ts';
import type { DeliveryRow } from '../state/storage/tables.ts';

/** A message that waits, and the messages that it goes one after the other with. */
export interface Next {
  position: number;
  lane: string;
}

/** Messages that a transaction left for the delivery. */
export interface Waiting {
  /** New messages, in their order. */
  added: readonly Next[];
  /** True where others may wait again, at any position. */
  others: boolean;
}

/** Delivers what waits. */
export interface Worker {
  start(): Promise<void>;
  /** Wakes the worker for messages that wait. */
  wake(waiting: Waiting): void;
  /** Resolves when nothing waits for its first try, nor is on its way. */
  idle(): Promise<void>;
  /** Resolves when the messages being sent are settled; the rest waits for the next start. */
  stop(): Promise<void>;
}

/** Messages that each transaction left for the delivery. */
const left = new WeakMap<Connection, { added: Next[]; others: boolean }>();

function leave(db: Connection) {
  let waiting = left.get(db);
  if (waiting === undefined) left.set(db, (waiting = { added: [], others: false }));
  return waiting;
}

/** Notes that the transaction lets messages wait again, so that the delivery is woken after it. */
export function noteWaiting({ db }: Pick<State, 'db'>): void {
  leave(db).others = true;
}

/** The messages that a transaction left; undefined for none. */
export function getWaiting({ db }: Pick<State, 'db'>): Waiting | undefined {
  return left.get(db);
}

/** A message as it is stored first. */
export type NewDelivery = Omit<Insertable<DeliveryRow>, 'position' | 'worker' | 'tried_at'>;

/** Stores a message. The values are in the order of this list. */
const addDelivery = builtOnce((db) =>
  db
    .insertInto('deliveries')
    .values({
      space: 0,
      account: '',
      subject: '',
      connect_id: '',
      lane: '',
      queue: '',
      state: '',
      logged: 0,
      failed: 0,
      tries: 0,
      created_at: 0,
      steps: '',
      body: '',
    })
    .returning('position'),
);

/** Stores a new message, and notes that it waits, unless it is held. @returns its position */
export async function queueDelivery(
  state: Pick<State, 'db'>,
  { space, account, subject, connect_id, lane, queue, ...row }: NewDelivery,
): Promise<number> {
  const where = [space, account, subject, connect_id, lane, queue];
  const { logged, failed, tries, created_at, steps, body } = row;
  const values = [...where, row.state, logged, failed, tries, created_at, steps, body];
  const [stored] = await addDelivery(state.db, values);
  const position = stored?.position ?? 0;
  noteChange(state.db, space, 'delivery');
  if (row.state === 'waiting') leave(state.db).added.push({ position, lane });
  return position;
}

/** Stores new messages in this order, and notes that they wait. */
export async function queueDeliveries(
  state: Pick<State, 'db'>,
  rows: readonly NewDelivery[],
): Promise<void> {
  await Promise.all(rows.map((row) => queueDelivery(state, row)));
}
