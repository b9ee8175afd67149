import type {
  Aggregation,
  AggregateResult,
  Filter,
  StreamingEvent,
  WebQuery,
} from '@countersign/types/monitor';
import { readDateTime } from '../../../engine/date-time.ts';
import { showName } from '../../../engine/show-name.ts';
import type { State } from '../../../state/state.ts';
import type { MonitorContext } from '../monitor-context.ts';
import { refusal } from '../refusal.ts';
import { presentEvents } from './list-events.ts';
import { recordHappenings } from './read-page.ts';

/**
 * Answers a query: for each of its aggregations, the events that meet all its filters.
 * @throws Refusal INVALID_QUERY, NOT_ONE_ORGANIZATION
 */
export async function queryEvents(
  state: State,
  context: MonitorContext,
  { filters = [], aggregations = [], queryScopeId }: WebQuery,
): Promise<AggregateResult> {
  const { organizationId } = context.organization;
  if (queryScopeId && queryScopeId.toLowerCase() !== organizationId)
    throw refusal(
      'NOT_ONE_ORGANIZATION',
      `The caller administers the organization ${organizationId}, not ${showName(queryScopeId)}. Leave out queryScopeId.`,
    );
  const conditions = filters.map((filter, index) => readFilter(filter, `/filters/${index}`));
  const results = aggregations.map((one, index) => readRaw(one, `/aggregations/${index}`));
  const all = await presentEvents(state, context, await recordHappenings(state, context));
  const kept = all.filter((event) => conditions.every((holds) => holds(event)));
  return { result: results.map(({ name, choose }) => ({ name, data: choose(kept) })) };
}

/** The parts of a filter or an aggregation. Programs write their names in either case. @evidence public */
class Parts {
  readonly #byName: ReadonlyMap<string, unknown>;
  readonly #at: string;

  constructor(given: Filter | Aggregation, at: string) {
    this.#byName = new Map(
      Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]),
    );
    this.#at = at;
  }

  /** The part as it came; undefined if it is missing or null. */
  get(name: string): unknown {
    return this.#byName.get(name.toLowerCase()) ?? undefined;
  }

  text(name: string): string {
    const value = this.get(name);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return String(value);
    throw this.refuse(name, value === undefined ? 'is missing' : 'must be text');
  }

  /** The time of a part, in milliseconds since 1970. */
  time(name: string): number {
    const time = readDateTime(this.text(name));
    if (time !== undefined) return time;
    throw this.refuse(name, 'must be a date such as 2026-11-20, or a date and time');
  }

  list(name: string): unknown[] {
    const value = this.get(name);
    if (Array.isArray(value)) return value;
    throw this.refuse(name, value === undefined ? 'is missing' : 'must be a list');
  }

  refuse(name: string, fault: string) {
    return refusal('INVALID_QUERY', `${this.#at}/${name} ${fault}.`);
  }
}

/** Reads a filter as the condition that it sets. */
function readFilter(given: Filter, at: string): (event: StreamingEvent) => boolean {
  const parts = new Parts(given, at);
  const name = parts.text('FilterName');
  switch (name.toLowerCase()) {
    case 'time': {
      const [begin, end] = [parts.time('BeginTime'), parts.time('EndTime')];
      return ({ timestamp = '' }) => Date.parse(timestamp) >= begin && Date.parse(timestamp) < end;
    }
    case 'has': {
      const column = parts.text('ColumnName');
      const value = parts.text('Value').toLowerCase();
      return (event) => readColumn(event, column) === value;
    }
    case 'in': {
      const column = parts.text('ColumnName');
      const values = new Set(parts.list('Values').map((value) => String(value).toLowerCase()));
      return (event) => values.has(readColumn(event, column));
    }
    default:
      throw parts.refuse('FilterName', `is ${showName(name)}. Filters: Time, Has, In`);
  }
}

/** Reads an aggregation: the order of the events, and the largest number of them. */
function readRaw(given: Aggregation, at: string) {
  const parts = new Parts(given, at);
  const name = parts.text('aggregationName');
  if (name.toLowerCase() !== 'raw')
    throw parts.refuse('aggregationName', `is ${showName(name)}. The only one is Raw`);
  const limit = parts.get('limit') === undefined ? usualLimit : Number(parts.text('limit'));
  if (!Number.isSafeInteger(limit) || limit < 0)
    throw parts.refuse('limit', 'must be a number of events');
  const orders = parts.get('orderby') === undefined ? [usualOrder] : parts.list('orderby');
  const compare = orders.map((order) => readOrder(String(order)));
  const inOrder = (one: StreamingEvent, other: StreamingEvent) =>
    compare.reduce((found, next) => found || next(one, other), 0);
  const choose = (events: readonly StreamingEvent[]) => events.toSorted(inOrder).slice(0, limit);
  return { name, choose };
}

/** The number of events of a result where the query does not set it. @evidence inferred */
const usualLimit = 1000;

/** The order of events where the query does not set it. @evidence inferred */
const usualOrder = 'Timestamp, desc';

/** Reads an order such as `Timestamp, desc` as a comparison. */
function readOrder(text: string) {
  const [column = '', direction = 'asc'] = text.split(',').map((part) => part.trim());
  const sign = direction.toLowerCase() === 'desc' ? -1 : 1;
  return (one: StreamingEvent, other: StreamingEvent): number => {
    const [left, right] = [readColumn(one, column), readColumn(other, column)];
    return left === right ? 0 : sign * (left < right ? -1 : 1);
  };
}

/** Reads a column of an event, of which the name and the value count in any case; empty if there is none. */
function readColumn(event: StreamingEvent, column: string): string {
  const wanted = column.toLowerCase();
  const [, value = ''] =
    Object.entries(event).find(([name]) => name.toLowerCase() === wanted) ?? [];
  return String(value).toLowerCase();
}
