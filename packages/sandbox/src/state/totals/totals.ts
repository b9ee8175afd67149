import type { EnvelopeFilter } from '../envelopes.ts';
import { type Connection, flavourOf, onlyReads, runDirectly } from '../storage/connection.ts';
import { whenUndone } from '../storage/undone.ts';
import { findShape, isListed, type Listed, type ListShape } from './list-shape.ts';
import { createSpanCounts, type Period, span, type SpanCounts } from './span-counts.ts';

/** The smallest total that is remembered; a smaller one is counted in less than 0.1 ms. */
const fewest = 1000;

/**
 * The maximum number of shapes of lists that are remembered, of spans that they have together, and
 * of shapes that were asked once.
 */
const mostShapes = 50;
const mostSpans = 300_000;
const mostAsked = 500;

/** Counts in the database that are there at once, since nothing may happen between a count and its use. */
export interface Counting {
  count(filter: EnvelopeFilter): number;
  /** Counts by the number of the span of ten minutes since 1970; all are in 0 where the shape has no time. */
  countBySpan(shape: ListShape): { span: number; count: number }[];
}

/**
 * Totals of lists in a file of SQLite, by shape, brought up to date by each write (docs/decisions/0144-totals-that-are-kept.md).
 * The process has one connection, so that they are always those of the tables as work sees them.
 */
export interface Totals {
  /** Counts the envelopes of a list; undefined if its totals are not remembered. */
  count(
    space: number,
    account: string,
    filter: EnvelopeFilter,
    counting: Counting,
  ): number | undefined;
  /** Returns true if totals of a space are remembered, so that writes have to be noted. */
  has(space: number): boolean;
  /** Notes that an envelope was written, in the same moment; `before` is undefined if it is new. */
  change(space: number, before: Listed | undefined, after: Listed): void;
  /** Waits for the rest of a write, in which no total is remembered; forgets all if it fails. */
  during(rest: () => Promise<void>): Promise<void>;
  /** Forgets all totals. */
  clear(): void;
}

interface Remembered {
  space: number;
  shape: ListShape;
  counts: SpanCounts;
}

const known = new WeakMap<object, Totals>();

/**
 * Finds the totals of the database of a connection; undefined on PostgreSQL, where other processes
 * write, and for a connection that only reads, which may see an earlier state than the totals have.
 */
export function findTotals(db: Connection): Totals | undefined {
  if (flavourOf(db) === 'postgres' || onlyReads(db)) return undefined;
  const { adapter } = db.getExecutor();
  let totals = known.get(adapter);
  if (totals === undefined) {
    known.set(adapter, (totals = createTotals(db)));
    whenUndone(db, totals.clear);
  }
  return totals;
}

function createTotals(db: Connection): Totals {
  const remembered = new Map<string, Remembered>();
  /** The number of remembered totals by space. */
  const spaces = new Map<number, number>();
  const asked = new Set<string>();
  let lastOthers: number | undefined;
  /** The number of writes that are not complete. */
  let writes = 0;

  function clear(): void {
    remembered.clear();
    spaces.clear();
  }

  /** Forgets all where another program changed the file, such as one that restores a backup. */
  function noticeOthers(): void {
    const statement = 'select data_version as count from pragma_data_version';
    const others = runDirectly<{ count: number }>(db, statement)?.[0]?.count;
    if (others !== lastOthers) clear();
    lastOthers = others;
  }

  function remember(key: string, one: Remembered): void {
    remembered.set(key, one);
    spaces.set(one.space, (spaces.get(one.space) ?? 0) + 1);
    let spans = 0;
    for (const { counts } of remembered.values()) spans += counts.size();
    for (const [oldest, left] of remembered) {
      if (remembered.size <= mostShapes && spans <= mostSpans) return;
      spans -= left.counts.size();
      forget(oldest, left);
    }
  }

  function forget(key: string, { space }: Remembered): void {
    remembered.delete(key);
    const left = (spaces.get(space) ?? 0) - 1;
    if (left > 0) spaces.set(space, left);
    else spaces.delete(space);
  }

  return {
    count(space, account, filter, counting) {
      const shape = findShape(account, filter);
      if (shape === undefined) return undefined;
      noticeOthers();
      const key = JSON.stringify([space, account, shape.filter, shape.time]);
      const found = remembered.get(key);
      if (found === undefined) {
        const count = counting.count(filter);
        if (count < fewest) return count;
        if (writes > 0) return count;
        if (asked.delete(key)) remember(key, { space, shape, counts: read(shape, counting) });
        else if (asked.size >= mostAsked) asked.clear();
        else asked.add(key);
        return count;
      }
      remembered.delete(key);
      remembered.set(key, found);
      const { count, rest } = found.counts.sum(filter.time ?? {});
      return rest.reduce((sum, part) => sum + counting.count(withPeriod(filter, part)), count);
    },
    has: (space) => spaces.has(space),
    change(space, before, after) {
      for (const one of remembered.values()) {
        if (one.space !== space) continue;
        if (before !== undefined) add(one, before, -1);
        add(one, after, 1);
      }
    },
    async during(rest) {
      writes += 1;
      try {
        await rest();
      } catch (error) {
        clear();
        throw error;
      } finally {
        writes -= 1;
      }
    },
    clear,
  };
}

function read(shape: ListShape, counting: Counting): SpanCounts {
  const counts = createSpanCounts();
  for (const row of counting.countBySpan(shape)) counts.add(row.span * span, row.count);
  return counts;
}

function add({ shape, counts }: Remembered, envelope: Listed, count: number): void {
  const moment = shape.time === undefined ? 0 : envelope.columns[shape.time];
  if (moment !== null && isListed(shape, envelope)) counts.add(moment, count);
}

function withPeriod(filter: EnvelopeFilter, { from, to }: Period): EnvelopeFilter {
  if (filter.time === undefined) return filter;
  const { column } = filter.time;
  return {
    ...filter,
    time: {
      column,
      ...(from !== undefined && Number.isFinite(from) && { from }),
      ...(to !== undefined && Number.isFinite(to) && { to }),
    },
  };
}
