import { defineOlderOperation } from '../../../engine/operation.ts';
import { newNumber } from '../../../engine/new-number.ts';
import { requireFeature } from '../../../engine/require-feature.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { kind } from '../../../state/records.ts';

/** A mortgage transaction. Kept under the account, by its ID. */
interface StoredTransaction {
  transactionSid: string;
  transactionName: string;
  transactionTypeName: string;
  dptName: string;
  documentData: string;
  createdAt: number;
}

const transactions = kind<StoredTransaction>('e-mortgage-transaction');

export const EMortgageTransactions_create = defineOlderOperation(
  'EMortgageTransactions_create',
  async (state, { body }, context) => {
    requireFeature(context, ['allowENoteEOriginal'], 'Electronic mortgages are');
    const {
      transactionName = '',
      transactionTypeName = '',
      dptName = '',
      documentData = '',
    } = body;
    if (transactionName.trim() === '')
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        '/transactionName is missing. It must be the name of the transaction.',
      );
    const kept = state.of(transactions);
    const { accountId } = context.account;
    let transactionSid = newNumber(context, []);
    // The others are not read, since their data can be large.
    while ((await kept.get(accountId, transactionSid)) !== undefined)
      transactionSid = newNumber(context, []);
    await kept.put(accountId, transactionSid, {
      transactionSid,
      transactionName,
      transactionTypeName,
      dptName,
      documentData,
      createdAt: state.now,
    });
    return { status: 201, body: { transactionSid, documentData } };
  },
);
