import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { listEnvelopes } from '../../../envelope/list-envelopes.ts';

export const operation = defineOperation(
  'Envelopes_listStatus',
  async (state, { query, body = {} }, context) => {
    const { envelope_ids, transaction_ids, ...filters } = query;
    const envelopes = named('envelopeIds', envelope_ids, body.envelopeIds);
    const transactions = named('transactionIds', transaction_ids, body.transactionIds);
    return {
      status: 200,
      body: await listEnvelopes(state, context, '/envelopes/status', {
        ...filters,
        ...(envelopes !== undefined && { envelope_ids: envelopes }),
        ...(transactions !== undefined && { transaction_ids: transactions }),
      }),
    };
  },
);

/**
 * The IDs of the query, or of the body.
 * @throws ServiceError INVALID_REQUEST_BODY where the query points to a body that has none
 */
function named(
  field: string,
  asked: string | undefined,
  given: readonly string[] | undefined,
): string | undefined {
  if (asked === 'request_body' && given === undefined)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `The query leaves it to the body, which has no ${field}.`,
    );
  return asked === undefined || asked === 'request_body' ? given?.join(',') : asked;
}
