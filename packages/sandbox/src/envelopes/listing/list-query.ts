import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { EnvelopeFilter } from '../../state/envelopes.ts';
import type { State } from '../../state/state.ts';
import { customFieldPredicate } from './custom-field.ts';
import { folderFilter } from './folders.ts';
import { orderOf, type Order } from './order.ts';
import { partyFilter } from './parties.ts';
import { readPeriodDate } from './read-period-date.ts';
import { reachedFilter } from './reached.ts';
import { seenBy } from './seen-by.ts';

/** What a list of envelopes is asked for, by the names of the parameters. */
export interface EnvelopeQuery {
  ac_status?: string | undefined;
  custom_field?: string | undefined;
  email?: string | undefined;
  envelope_ids?: string | undefined;
  folder_ids?: string | undefined;
  folder_types?: string | undefined;
  from_date?: string | undefined;
  from_to_status?: string | undefined;
  intersecting_folder_ids?: string | undefined;
  last_queried_date?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  order_by?: string | undefined;
  search_text?: string | undefined;
  status?: string | undefined;
  to_date?: string | undefined;
  user_filter?: string | undefined;
  user_id?: string | undefined;
  user_name?: string | undefined;
}

/** Whether an envelope belongs to a list, where the columns do not say it. */
export type Predicate = (envelope: StoredEnvelope) => boolean;

/** A question to the storage, and what it cannot answer. */
export interface ListQuery {
  filter: EnvelopeFilter;
  predicates: Predicate[];
  order: Order;
}

/**
 * What the parameters of a list ask for; undefined where nothing can answer to it.
 * @throws ServiceError INVALID_REQUEST_PARAMETER
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
    await seenBy(state, context),
    folderFilter(state, context, query),
    customFieldPredicate(query.custom_field),
  ];
  const changedSince = readPeriodDate('last_queried_date', query.last_queried_date);
  return {
    filter: {
      kind: 'envelope',
      ...(query.envelope_ids !== undefined && { ids: idsOf(query.envelope_ids) }),
      ...(query.search_text !== undefined && { search: query.search_text }),
      ...Object.assign({}, ...parts.map(({ filter }) => filter)),
    },
    predicates: [
      ...parts.flatMap(({ predicates = [] }) => predicates),
      ...(changedSince === undefined
        ? []
        : [({ changedAt }: StoredEnvelope) => changedAt > changedSince]),
      ...(query.ac_status === undefined ? [] : [copyStatusIs(query.ac_status)]),
    ],
    order: orderOf(query),
  };
}

/** A part of a question: columns, and what they cannot say. */
export interface ListPart {
  filter?: Partial<EnvelopeFilter>;
  predicates?: Predicate[];
}

function idsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().split(','))];
}

/** No copies are handed over here, so the status follows from what the sender asked for. */
function copyStatusIs(wanted: string): Predicate {
  return ({ settings }) =>
    wanted === (settings.authoritativeCopy === 'true' ? 'AuthoritativeCopy' : 'Original');
}
