import type {
  EnvelopesInformation,
  EnvelopeTransactionStatus,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { Condition } from '../../state/envelope-conditions.ts';
import type { State } from '../../state/state.ts';
import { findEnvelope } from '../find-envelope.ts';
import { findTransaction } from '../life/transactions.ts';
import { envelopeParts, presentEnvelope } from '../present-envelope.ts';
import { readInclude } from '../read-include.ts';
import { nameMembers } from '../recipients/signing-groups.ts';
import { seenEnvelope } from '../visibility/seen-envelope.ts';
import type { EnvelopeQuery } from './envelope-query.ts';
import { type ListQuery, readListQuery } from './list-query.ts';
import { readRequestedPage, pageFields } from './page-fields.ts';

/** Parameters of a list of envelopes, and of its page. */
interface ListEnvelopesQuery extends EnvelopeQuery {
  count?: string | undefined;
  include?: string | undefined;
  start_position?: string | undefined;
  transaction_ids?: string | undefined;
}

/** The maximum number of envelopes in a response. */
const most = 1000;

/** Values of `include` for a list of envelopes: tabs are available only for a single envelope. */
export const listedParts = envelopeParts.filter((part) => part !== 'tabs');

/**
 * Lists a page of the envelopes that a caller requests.
 * @param place the list, with the account
 * @param only a condition for all envelopes of the list
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER if the request names no period, envelope or
 * transaction
 */
export async function listEnvelopes(
  state: State,
  context: Context,
  place: string,
  query: ListEnvelopesQuery,
  only: readonly Condition[] = [],
): Promise<EnvelopesInformation> {
  const { from_date, envelope_ids, folder_ids, transaction_ids } = query;
  const named = [from_date, envelope_ids, folder_ids, transaction_ids];
  if (named.every((one) => one === undefined))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      "The request contained at least one invalid parameter. Query parameter 'from_date' must be set to a valid DateTime, or 'envelope_ids' or 'transaction_ids' must be specified. 'folder_ids' is enough, too.",
    );
  const found = await listTransactions(state, context, transaction_ids);
  const ids = found?.flatMap(({ envelopeId }) => envelopeId ?? []);
  const asked =
    ids?.length === 0
      ? undefined
      : await readListQuery(state, context, {
          ...query,
          ...(ids !== undefined && { envelope_ids: ids.join(',') }),
        });
  if (asked !== undefined && only.length > 0)
    asked.filter = { ...asked.filter, conditions: [...(asked.filter.conditions ?? []), ...only] };
  const part = readRequestedPage(state, query, most);
  const page =
    asked === undefined
      ? { envelopes: [], total: 0 }
      : await runListQuery(state, context.account.accountId, asked, part);
  const include = readInclude(context, query.include, listedParts);
  return {
    ...pageFields({
      place,
      query,
      ...part,
      shown: page.envelopes.length,
      total: page.total,
      none: '',
    }),
    lastQueriedDateTime: dateTime(state.stamp()),
    envelopes: page.envelopes.map((envelope) => ({
      ...presentEnvelope(seenEnvelope(context, envelope), { include }),
      // The service looks where envelopes are only if it has to order them, as recordings show.
      ...(query.order_by === undefined && { envelopeLocation: 'not_specified' }),
    })),
    ...(found !== undefined && { envelopeTransactionStatuses: found }),
  };
}

/** Reads the status of transactions; undefined if the request names none. */
async function listTransactions(
  state: State,
  context: Context,
  text: string | undefined,
): Promise<EnvelopeTransactionStatus[] | undefined> {
  if (text === undefined) return undefined;
  const statuses: EnvelopeTransactionStatus[] = [];
  for (const transactionId of new Set(text.split(',').map((id) => id.trim())))
    statuses.push(await transactionStatus(state, context, transactionId));
  return statuses;
}

async function transactionStatus(
  state: State,
  context: Context,
  transactionId: string,
): Promise<EnvelopeTransactionStatus> {
  try {
    const { envelopeId = '' } = (await findTransaction(state, context, transactionId)) ?? {};
    const { status } = await findEnvelope(state, context, envelopeId);
    return { transactionId, envelopeId, status };
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    const message = `No envelope with the transaction ID ${transactionId} was created in the last seven days.`;
    return { transactionId, errorDetails: { errorCode: error.code, message } };
  }
}

/** A page of a list, and the total number of envelopes. */
interface EnvelopePage {
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
