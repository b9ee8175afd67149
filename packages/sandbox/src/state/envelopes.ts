import { breathe } from '@countersign/mock/core/server';
import type { CompiledQuery } from 'kysely';
import { sql } from './storage/kysely.ts';
import type { StoredEnvelope } from './model/envelope.ts';
import { isAbout } from './storage/about.ts';
import {
  type Connection,
  type Flavour,
  flavourOf,
  readOwnJson,
  runDirectly,
} from './storage/connection.ts';
import { noteChange } from './storage/changes.ts';
import { type Condition, isByFolder, isByLabel, writeCondition } from './envelope-conditions.ts';
import { columnUnless } from './column-unless.ts';
import { createEnvelopeLabels } from './envelope-labels.ts';
import { createEnvelopeRow, envelopeColumns, readFilterColumns } from './envelope-row.ts';
import {
  getEnvelope,
  lockEnvelope,
  putEnvelope,
  putNumbered,
  putWithAll,
  replaceEnvelope,
  takeEnvelope,
} from './envelope-statements.ts';
import { isNoKey } from './is-no-key.ts';
import { searchEnvelopes } from './search-conditions.ts';
import type { ContentUses } from './content-uses.ts';
import { getScheduleChanges } from './schedule-changes.ts';
import type { Listed } from './totals/list-shape.ts';
import { span } from './totals/span-counts.ts';
import { type Counting, findTotals } from './totals/totals.ts';

/** The times that lists can be ordered by and limited to. */
export type TimeColumn =
  | 'created_at'
  | 'changed_at'
  | 'sent_at'
  | 'delivered_at'
  | 'completed_at'
  | 'ended_at';

/**
 * A filter for the envelopes or templates of an account; missing properties do not limit the list.
 */
export interface EnvelopeFilter {
  kind: 'envelope' | 'template';
  ids?: readonly string[];
  statuses?: readonly string[];
  sender?: string;
  /** Conditions, all of which must be met. */
  conditions?: readonly Condition[];
  /** Changed after this time, in milliseconds since 1970. */
  changedAfter?: number;
  /** A text that subject, message, names, addresses or custom fields contain, regardless of case. */
  search?: string;
  /** A time, from which and to which in milliseconds since 1970. */
  time?: { column: TimeColumn; from?: number; to?: number };
  order?: { by: TimeColumn | 'subject' | 'status'; direction: 'asc' | 'desc' };
  start?: number;
  count?: number;
}

/** The envelopes and templates of a space. */
export interface Envelopes {
  /**
   * Finds an envelope or template by its ID alone, in any account; `lock` is for one that will be
   * changed.
   */
  get(id: string, options?: { lock?: boolean }): Promise<StoredEnvelope | undefined>;
  /**
   * Stores an envelope, replacing an earlier one. It must be new, or have been read in this
   * transaction, which tells the labels it was found by.
   */
  put(envelope: StoredEnvelope): Promise<void>;
  list(account: string, filter: EnvelopeFilter): Promise<StoredEnvelope[]>;
  /** Counts the matches, regardless of `start` and `count`. */
  count(account: string, filter: EnvelopeFilter): Promise<number>;
  /** Counts the matches of each status that occurs. */
  countByStatus(account: string, filter: EnvelopeFilter): Promise<ReadonlyMap<string, number>>;
}

export function createEnvelopes(db: Connection, space: number, uses: ContentUses): Envelopes {
  const flavour = flavourOf(db);
  const labels = createEnvelopeLabels(db, space);
  const totals = findTotals(db);
  /** Envelopes as they were read, while totals of the space are remembered. */
  const before = new Map<string, Listed>();
  /** The values of the lasting columns of envelopes that this transaction has read or written. */
  const lasted = new Map<string, string>();

  function read(body: string): StoredEnvelope {
    const envelope = readOwnJson<StoredEnvelope>(body);
    labels.read(envelope);
    if (flavour === 'sqlite') lasted.set(envelope.envelopeId, describeLasting(envelope));
    if (totals?.has(space) === true) before.set(envelope.envelopeId, listed(envelope));
    uses.read(formatHolder(envelope.envelopeId), body);
    return envelope;
  }

  function listed(envelope: StoredEnvelope): Listed {
    return { columns: readFilterColumns(envelope), labels: labels.of(envelope.envelopeId) };
  }

  /** Writes an envelope over the one that was read. */
  function replace(envelope: StoredEnvelope, row: ReturnType<typeof createEnvelopeRow>) {
    if (lasted.get(row.id) !== describeLasting(envelope))
      return putEnvelope(db, [space, ...envelopeColumns.map((column) => row[column])]);
    return replaceEnvelope(db, space, row);
  }

  /** Changes the totals by an envelope that is being written; `isNew` before its labels are. */
  function changeTotals(envelope: StoredEnvelope, isNew: boolean): void {
    const { envelopeId } = envelope;
    if (totals?.has(space) !== true) return;
    const old = before.get(envelopeId);
    const after = listed(envelope);
    before.set(envelopeId, after);
    // Nothing was remembered yet when it was read.
    if (old === undefined && !isNew) totals.clear();
    else totals.change(space, old, after);
  }

  function filtered(account: string, filter: EnvelopeFilter) {
    const { kind, ids, statuses, sender, conditions = [], search, time } = filter;
    // SQLite knows nothing of how rare values are: it would go through all envelopes by their time.
    const byLabel = flavour === 'sqlite' && conditions.some(isByLabel);
    const byFolder = flavour === 'sqlite' && conditions.some(isByFolder);
    const text = search === undefined ? undefined : searchEnvelopes({ db, space }, search);
    const isSearched = text?.isSelective === true;
    // Without it, SQLite goes through all envelopes of the account, however few IDs there are.
    const byId = flavour === 'sqlite' && ids !== undefined;
    const byRow = byLabel || isSearched || byId;
    let query = db
      .selectFrom('envelopes')
      .where(columnUnless(isSearched, 'space'), '=', space)
      .where(columnUnless(byRow, 'account'), '=', account)
      .where(columnUnless(byRow, 'kind'), '=', kind);
    if (ids !== undefined) query = query.where(hasOneOf(ids, flavour));
    if (statuses !== undefined)
      query = query.where(columnUnless(byRow || byFolder, 'status'), 'in', [...statuses]);
    if (sender !== undefined) query = query.where('sender', '=', sender);
    for (const condition of conditions) query = query.where(writeCondition(space, condition));
    if (filter.changedAfter !== undefined)
      query = query.where('changed_at', '>', filter.changedAfter);
    if (text !== undefined) query = query.where(text.condition);
    if (time !== undefined) {
      const { column, from, to } = time;
      const moment = columnUnless(byRow || (byFolder && column !== 'changed_at'), column);
      if (from !== undefined) query = query.where(moment, '>=', from);
      if (to !== undefined) query = query.where(moment, '<=', to);
    }
    return query;
  }

  function counted(account: string, filter: EnvelopeFilter) {
    const rows = filtered(account, filter);
    return rows.select(({ fn }) => fn.countAll<number | bigint>().as('count'));
  }

  /** Counts in SQLite at once. */
  function countingIn(account: string): Counting {
    const count = (filter: EnvelopeFilter) =>
      Number(readNow(db, counted(account, filter))[0]?.count ?? 0);
    return {
      count,
      countBySpan({ filter, time }) {
        if (time === undefined) return [{ span: 0, count: count(filter) }];
        const number = sql<number>`cast(${sql.ref(time)} / ${sql.lit(span)} as integer)`;
        const rows = filtered(account, filter)
          .where(time, 'is not', null)
          .select(({ fn }) => [number.as('span'), fn.countAll<number>().as('count')])
          .groupBy('span');
        return readNow(db, rows);
      },
    };
  }

  return {
    async get(id, { lock = false } = {}) {
      if (isNoKey(id)) return undefined;
      const lockAs = isAbout(db, id) ? takeEnvelope : lock ? lockEnvelope : getEnvelope;
      const get = flavour === 'postgres' ? lockAs : getEnvelope;
      const [row] = await get(db, [space, id]);
      return row === undefined ? undefined : read(row.body);
    },
    async put(envelope) {
      const row = createEnvelopeRow(envelope);
      await breathe();
      noteChange(db, space, row.kind, row.id);
      const values = [space, ...envelopeColumns.map((column) => row[column])];
      const isNew = !labels.knows(row.id);
      if (isNew) getScheduleChanges(db).isNew(row.id);
      const change = labels.change(envelope);
      if (flavour === 'postgres' && change?.added !== undefined) {
        const holder = formatHolder(row.id);
        const { added, writeOthers } = await uses.change(holder, row.body);
        await putWithAll(db, [...values, space, holder, added, space, change.added]);
        await writeOthers();
        return;
      }
      // SQLite has written the row when this returns, so that the totals change in the same moment.
      const written = change === undefined ? replace(envelope, row) : putNumbered(db, values);
      lasted.set(row.id, describeLasting(envelope));
      changeTotals(envelope, isNew);
      await (totals?.during(writeRest) ?? writeRest());
      async function writeRest() {
        for (const { position } of await written) await change?.write(position);
      }
      await uses.write(formatHolder(row.id), row.body);
    },
    async list(account, filter) {
      const { order = { by: 'changed_at', direction: 'asc' }, start = 0, count } = filter;
      let query = filtered(account, filter)
        .select('body')
        .orderBy(order.by, order.direction)
        .orderBy('position', order.direction);
      // SQLite knows no start without a count.
      if (count !== undefined || start > 0) query = query.limit(count ?? 2 ** 31).offset(start);
      return (await query.execute()).map(({ body }) => read(body));
    },
    async count(account, filter) {
      const known = totals?.count(space, account, filter, countingIn(account));
      if (known !== undefined) return known;
      const { count } = await counted(account, filter).executeTakeFirstOrThrow();
      return Number(count);
    },
    async countByStatus(account, filter) {
      const rows = await filtered(account, filter)
        .select(({ fn }) => ['status', fn.countAll<number | bigint>().as('count')])
        .groupBy('status')
        .execute();
      return new Map(rows.map(({ status, count }) => [status, Number(count)]));
    },
  };
}

/** Reads rows of SQLite at once. */
function readNow<Row>(db: Connection, query: { compile(): CompiledQuery<Row> }): Row[] {
  const { sql: text, parameters } = query.compile();
  return runDirectly<Row>(db, text, parameters) ?? [];
}

function describeLasting({ accountId, kind, createdAt }: StoredEnvelope): string {
  return `${accountId} ${kind} ${createdAt}`;
}

/** Formats the holder name of an envelope or template for the table of content uses. */
function formatHolder(id: string): string {
  return `envelope/${id}`;
}

/**
 * A condition that the ID is one of a list. The list is a single value, since a query with a
 * thousand values is slow to build.
 */
function hasOneOf(ids: readonly string[], flavour: Flavour) {
  // PostgreSQL takes no NUL and no half of a character in JSON, and no ID has other signs.
  const list = JSON.stringify(ids.filter((id) => /^[\w-]+$/.test(id)));
  return flavour === 'postgres'
    ? sql<boolean>`id in (select jsonb_array_elements_text(cast(${list} as jsonb)))`
    : sql<boolean>`id in (select value from json_each(${list}))`;
}
