import type { EnvelopeIdsRequest } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { EnvelopeQuery } from './envelope-query.ts';

/** The parameters that name envelopes, and what says whether the body counts. */
interface ListedIdsQuery extends Pick<EnvelopeQuery, 'envelope_ids' | 'from_date'> {
  transaction_ids?: string | undefined;
}

/** The value of a parameter whose IDs are in the body. */
const inBody = 'request_body';

/**
 * Reads the requested IDs of a list from the query, or from the body if the query refers to it.
 * Empty IDs are ignored.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER if the query names nothing, INVALID_REQUEST_BODY
 * if it refers to a body without IDs
 * @evidence public
 */
export function readListedIds(
  query: ListedIdsQuery,
  body: EnvelopeIdsRequest,
): Pick<ListedIdsQuery, 'envelope_ids' | 'transaction_ids'> {
  const { envelope_ids, transaction_ids, from_date } = query;
  if ([envelope_ids, transaction_ids, from_date].every((one) => (one ?? '') === ''))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      "The request contained at least one invalid parameter. Query parameter 'from_date' must be set to a valid DateTime, or 'envelope_ids' or 'transaction_ids' must be specified. For IDs in the body, one of them must be request_body.",
    );
  const envelopes = readIds(envelope_ids, body.envelopeIds);
  const transactions = readIds(transaction_ids, body.transactionIds);
  const refers = envelope_ids === inBody || transaction_ids === inBody;
  if (refers && envelopes === undefined && transactions === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_BODY',
      'The query says request_body, but the body has no envelopeIds or transactionIds.',
    );
  return {
    ...(envelopes !== undefined && { envelope_ids: envelopes }),
    ...(transactions !== undefined && { transaction_ids: transactions }),
  };
}

/** The IDs of a parameter, or of the list in the body that it refers to; undefined without any. */
function readIds(
  text: string | undefined,
  listed: readonly string[] | undefined,
): string | undefined {
  const ids = text === inBody ? (listed ?? []) : (text?.split(',') ?? []);
  const left = ids.map((id) => id.trim()).filter((id) => id !== '');
  return left.length === 0 ? undefined : left.join(',');
}
