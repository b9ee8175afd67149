import type { State } from '../state/state.ts';
import type { Connection } from '../state/storage/connection.ts';

/** Delivers what waits. */
export interface Worker {
  start(): Promise<void>;
  /** Says that there is something to deliver. */
  wake(waiting: Waiting): void;
  /** Resolves when nothing waits for its first try, nor is on its way. */
  idle(): Promise<void>;
  /** Resolves when what is on its way has been settled; the rest waits for the next start. */
  stop(): Promise<void>;
}

/** What a transaction left for the delivery: new messages, or older ones that are to go again. */
type Waiting = 'new' | 'again';

const left = new WeakMap<Connection, Waiting>();

/** Notes that the transaction leaves messages that wait, so that the delivery is woken after it. */
export function noteWaiting({ db }: Pick<State, 'db'>, waiting: Waiting): void {
  if (left.get(db) !== 'again') left.set(db, waiting);
}

/** What a transaction left; undefined for nothing. */
export function getWaiting({ db }: Pick<State, 'db'>): Waiting | undefined {
  return left.get(db);
}
