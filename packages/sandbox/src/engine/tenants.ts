import type { Documents } from '../documents/index.ts';
import { NotDoneYet, withDocuments } from '../documents/documents-outside.ts';
import { createStateOutside } from '../state/state-outside.ts';
import type { State } from '../state/state.ts';
import { createHabits, type Habits } from '../state/read-ahead.ts';
import { prepareTenant } from '../state/spaces.ts';
import type { Connection } from '../state/storage/connection.ts';
import type { Database } from '../state/storage/database.ts';
import { failedBefore, StorageFailure } from '../state/storage/errors.ts';
import { findTenant } from '../state/tenant.ts';
import { describeReplaced, type ReplacedLetter } from '../documents/replaced-letters.ts';

/** A consumer of the events of a transaction. */
export interface EventSink {
  /** Records what happened, within the transaction. */
  recordEvents(state: State): Promise<void>;
  /** Wakes the delivery, after the commit. */
  onCommitted(state: State): void;
}

type Work<Result> = (state: State, db: Connection) => Promise<Result>;

/** Facts about some work before it begins. */
export interface Traits {
  /**
   * The ID of the envelope or template that it changes: work about the same one waits for its turn
   * without keeping others from the database.
   */
  about?: string | undefined;
  /** Reports whether no client waits for the result any more. The work is then neither begun nor repeated. */
  hasLeft?: (() => boolean) | undefined;
  /**
   * Begins jobs on documents that the work will need, so that the database does not wait for them.
   * @throws whatever they throw, which does no harm: the work meets it again
   */
  ahead?: ((documents: Documents) => Promise<void>) | undefined;
  /** Set for work that reads and counts envelopes, whose totals are kept (docs/decisions/0144-totals-that-are-kept.md). */
  counts?: true | undefined;
  /** A key shared with other work that reads the same records, such as the caller. */
  like?: string;
}

/** The one way to what tenants hold: each call is one transaction. */
export interface Tenants {
  readonly database: Database;
  read<Result>(tenant: string, work: Work<Result>, traits?: Traits): Promise<Result>;
  /** Also records the events of the work, and wakes the delivery after the commit. */
  write<Result>(tenant: string, work: Work<Result>, traits?: Traits): Promise<Result>;
  /**
   * The same for work that happens at another time than now, in the state that it returns. Does
   * nothing if the tenant is missing.
   */
  writeAt(tenant: string, work: Work<State | undefined>): Promise<State | undefined>;
}

export function createTenants(
  database: Database,
  { recordEvents, onCommitted }: EventSink,
): Tenants {
  async function record(changed: State): Promise<void> {
    if (changed.events.length > 0) await recordEvents(changed);
  }

  return {
    database,
    read: (tenant, work, traits) => inTenant(database, tenant, 'read', work, traits),
    async write(tenant, work, traits) {
      const workAndRecord = async (current: State, db: Connection) => {
        const done = await work(current, db);
        await record(current);
        return { result: done, state: current };
      };
      const { result, state } = await inTenant(database, tenant, 'write', workAndRecord, traits);
      onCommitted(state);
      return result;
    },
    async writeAt(tenant, work) {
      const done = await inTenantIfAny(database, tenant, 'write', async (current, db) => {
        const changed = await work(current, db);
        if (changed !== undefined) await record(changed);
        return changed;
      });
      if (done?.of !== undefined) onCommitted(done.of);
      return done?.of;
    },
  };
}

/** The maximum number of attempts to create a tenant that keeps disappearing. */
const mostTimes = 10;

/**
 * Runs work in one transaction on the state of a tenant; creates the tenant if it is missing. Work
 * that needs a long job on documents runs again after the job, so that others can use the database
 * meanwhile.
 */
export async function inTenant<Result>(
  database: Database,
  name: string,
  mode: 'read' | 'write',
  work: Work<Result>,
  traits?: Traits,
): Promise<Result> {
  for (let times = 0; times < mostTimes; times += 1) {
    const result = await inTenantIfAny(database, name, mode, work, traits);
    if (result !== undefined) return result.of;
    await prepareTenant(database, name);
  }
  throw failedBefore(`the tenant ${name} is deleted again and again; wait a moment`, undefined);
}

/** Does work in a tenant; undefined, and no work, where the tenant is missing. */
async function inTenantIfAny<Result>(
  database: Database,
  name: string,
  mode: 'read' | 'write',
  work: Work<Result>,
  { about, ahead, counts, hasLeft, like }: Traits = {},
): Promise<{ of: Result } | undefined> {
  const habits =
    like !== undefined && database.flavour === 'postgres' ? findHabits(database) : undefined;
  const find = (db: Connection) =>
    habits === undefined || like === undefined
      ? findTenant(db, name)
      : habits.findTenant(db, name, like);
  return withDocuments(
    (outside) => {
      const workWithState = async (db: Connection) => {
        outside.begin();
        if (hasLeft?.() === true)
          throw new StorageFailure('Nothing was changed: the client has left.');
        const tenant = await find(db);
        if (tenant === undefined) return undefined;
        const state = createStateOutside(database, db, tenant, outside);
        outside.onReplaced((letters) => warnOfReplaced(state, letters));
        const of = await work(state, db);
        if (outside.isWaiting()) throw new NotDoneYet();
        if (like !== undefined) habits?.learn(db, like);
        return { of };
      };
      const counting = mode === 'read' && counts === true;
      return database.transaction(counting ? 'count' : mode, workWithState, about);
    },
    hasLeft,
    ahead,
  );
}

/** The reading habits of requests to a database, as far as this process has seen them. */
const habitsOf = new WeakMap<Database, Habits>();

function findHabits(database: Database): Habits {
  let habits = habitsOf.get(database);
  if (habits === undefined) habitsOf.set(database, (habits = createHabits(database.hasSnapshots)));
  return habits;
}

/** Warns, once, that a document has other letters than the text that was written into it. */
function warnOfReplaced(
  state: Pick<State, 'warn' | 'warnings'>,
  letters: readonly ReplacedLetter[],
): void {
  const message = describeReplaced(letters);
  if (state.warnings.some((one) => one.message === message)) return;
  state.warn({ code: 'letters-replaced', at: '', message });
}
