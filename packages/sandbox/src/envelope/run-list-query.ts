import type { StoredEnvelope } from '../model/envelope.js';
import type { State } from '../state/state.js';
import type { ListQuery } from './list-query.js';

/** One page of a list, and how many there are in all. */
export interface EnvelopePage {
  envelopes: StoredEnvelope[];
  total: number;
}

/** Asks the storage for a page; what the columns cannot say is looked up in the envelopes. */
export async function runListQuery(
  state: State,
  accountId: string,
  { filter, predicates, order }: ListQuery,
  { start, size }: { start: number; size: number },
): Promise<EnvelopePage> {
  const { envelopes } = state;
  if (filter.ids?.length === 0) return { envelopes: [], total: 0 };
  const sorted = 'column' in order ? { ...filter, order: order.column } : filter;
  if (predicates.length === 0 && 'column' in order)
    return {
      envelopes: await envelopes.list(accountId, { ...sorted, start, count: size }),
      total: await envelopes.count(accountId, filter),
    };
  const all = (await envelopes.list(accountId, sorted)).filter((envelope) =>
    predicates.every((holds) => holds(envelope)),
  );
  const ordered = 'compare' in order ? all.toSorted(order.compare) : all;
  return { envelopes: ordered.slice(start, start + size), total: all.length };
}
