import type {
  EnvelopesInformation,
  EnvelopeTransactionStatus,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime } from '../../engine/date-time.ts';
import { ServiceError } from '../../engine/service-error.ts';
import type { State } from '../../state/state.ts';
import { findEnvelope } from '../find.ts';
import { readListQuery, type EnvelopeQuery } from './list-query.ts';
import { pageAsked, pageFields } from './page-fields.ts';
import { presentEnvelope } from '../present-envelope.ts';
import { runListQuery } from './run-list-query.ts';
import { seenEnvelope } from '../seen-envelope.ts';
import { findTransaction } from '../life/transactions.ts';

/** What a list of envelopes is asked for, and which part of it. */
export interface ListEnvelopesQuery extends EnvelopeQuery {
  count?: string | undefined;
  include?: string | undefined;
  start_position?: string | undefined;
  transaction_ids?: string | undefined;
}

/** How many envelopes one answer has at most. */
const most = 1000;

/**
 * One page of the envelopes that a caller asks for.
 * @param place the list, behind the account
 * @throws ServiceError INVALID_REQUEST_PARAMETER where no period, envelope or transaction is named
 */
export async function listEnvelopes(
  state: State,
  context: Context,
  place: string,
  query: ListEnvelopesQuery,
): Promise<EnvelopesInformation> {
  const { from_date, envelope_ids, transaction_ids } = query;
  if (from_date === undefined && envelope_ids === undefined && transaction_ids === undefined)
    throw new ServiceError(
      'INVALID_REQUEST_PARAMETER',
      'The list needs from_date, envelope_ids or transaction_ids.',
    );
  const found = await transactionsOf(state, context, transaction_ids);
  const ids = found?.flatMap(({ envelopeId }) => envelopeId ?? []);
  const asked =
    ids?.length === 0
      ? undefined
      : await readListQuery(state, context, {
          ...query,
          ...(ids !== undefined && { envelope_ids: ids.join(',') }),
        });
  const part = pageAsked(query, most);
  const page =
    asked === undefined
      ? { envelopes: [], total: 0 }
      : await runListQuery(state, context.account.accountId, asked, part);
  const include = query.include?.split(',') ?? [];
  return {
    ...pageFields({ place, query, ...part, shown: page.envelopes.length, total: page.total }),
    lastQueriedDateTime: dateTime(state.now),
    envelopes: page.envelopes.map((envelope) =>
      presentEnvelope(seenEnvelope(context, envelope), { include }),
    ),
    ...(found !== undefined && { envelopeTransactionStatuses: found }),
  };
}

/** What became of transactions; undefined where none are asked for. */
async function transactionsOf(
  state: State,
  context: Context,
  text: string | undefined,
): Promise<EnvelopeTransactionStatus[] | undefined> {
  if (text === undefined) return undefined;
  const statuses: EnvelopeTransactionStatus[] = [];
  for (const transactionId of new Set(text.split(',')))
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
    if (!(error instanceof ServiceError)) throw error;
    const message = `There is no envelope of a transaction ${transactionId} in the last seven days.`;
    return { transactionId, errorDetails: { errorCode: error.code, message } };
  }
}
