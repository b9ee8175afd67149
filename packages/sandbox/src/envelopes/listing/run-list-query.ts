import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import type { ListQuery } from './list-query.ts';
import { nameMembers } from '../recipients/name-members.ts';

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
  if (predicates.length === 0 && 'column' in order) {
    const page = await envelopes.list(accountId, { ...sorted, start, count: size });
    await nameMembers(state, accountId, page);
    return { envelopes: page, total: await envelopes.count(accountId, filter) };
  }
  const found = await envelopes.list(accountId, sorted);
  await nameMembers(state, accountId, found);
  const all = found.filter((envelope) => predicates.every((holds) => holds(envelope)));
  const ordered = 'compare' in order ? all.toSorted(order.compare) : all;
  return { envelopes: ordered.slice(start, start + size), total: all.length };
}
