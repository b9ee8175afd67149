import type { Context } from '../../engine/context.ts';
import { label } from '../../state/envelope-labels.ts';
import type { EnvelopeFilter } from '../../state/envelopes.ts';
import type { State } from '../../state/state.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { hasAuthoritativeCopy } from '../documents/authoritative-copies.ts';
import { folderFilter } from './folders.ts';
import { parseOrder, type Order } from './order.ts';
import { seenBy } from '../reach.ts';
import { partyFilter } from './parties.ts';
import type { EnvelopeQuery, ListPart, Predicate } from './envelope-query.ts';
import { readPeriodDate } from '../../engine/read-period-date.ts';
import { reachedFilter } from './status-filter.ts';

/** A query for the storage, and a function for the conditions that it cannot express. */
export interface ListQuery {
  filter: EnvelopeFilter;
  predicates: Predicate[];
  order: Order;
}

/**
 * Reads the parameters of a list; undefined if no envelope can match them.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function readListQuery(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  query: EnvelopeQuery,
): Promise<ListQuery | undefined> {
  const reached = reachedFilter(query, {
    from: readPeriodDate('from_date', query.from_date),
    to: readPeriodDate('to_date', query.to_date, true),
  });
  const parties = await partyFilter(state, context, query);
  if (reached === undefined || parties === undefined) return undefined;
  const parts = [
    reached,
    parties,
    { conditions: await seenBy(state, context) },
    await folderFilter(state, context, query),
    customFieldPart(query.custom_field),
    powerFormPart(query.powerformids),
  ];
  const changedAfter = readPeriodDate('last_queried_date', query.last_queried_date);
  return {
    filter: {
      kind: 'envelope',
      ...(query.envelope_ids !== undefined && { ids: parseIds(query.envelope_ids) }),
      ...(query.search_text !== undefined && { search: query.search_text }),
      ...mergedFilter(parts),
      ...(changedAfter !== undefined && { changedAfter }),
      conditions: parts.flatMap(({ conditions = [] }) => conditions),
    },
    predicates: [
      ...parts.flatMap(({ predicates = [] }) => predicates),
      ...(query.ac_status === undefined ? [] : [copyStatusIs(query.ac_status)]),
    ],
    order: parseOrder(query),
  };
}

function mergedFilter(parts: readonly ListPart[]): Partial<EnvelopeFilter> {
  const merged: Partial<EnvelopeFilter> = {};
  for (const { filter } of parts) Object.assign(merged, filter);
  return merged;
}

function parseIds(text: string): string[] {
  return [
    ...new Set(
      text
        .toLowerCase()
        .split(',')
        .map((id) => id.trim()),
    ),
  ];
}

/** The sandbox does not hand over copies, so the status follows from what the sender set. */
function copyStatusIs(wanted: string): Predicate {
  return (envelope) =>
    wanted === (hasAuthoritativeCopy(envelope) ? 'AuthoritativeCopy' : 'Original');
}

/** The envelopes that were created from some PowerForms. */
function powerFormPart(ids: string | undefined): ListPart {
  if (ids === undefined) return {};
  return { conditions: [{ label: parseIds(ids).map(label.powerForm) }] };
}

/**
 * Creates the filter for a custom field with a value, written as `name=value`.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for any other form
 */
function customFieldPart(text: string | undefined): ListPart {
  if (text === undefined) return {};
  const [, name, value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `custom_field must have the form name=value, but is ${JSON.stringify(text)}.`,
    );
  return { conditions: [{ label: [label.customField(name, value)] }] };
}
