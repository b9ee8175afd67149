/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2';
import { operation } from '../../operation.js';


/**
 * Make a mortgage transaction.
 *
 * Makes a mortgage transaction from data that another system prepared, and answers with the ID of
 * the transaction. The account must have the features for electronic mortgages.
 *
 * EMortgageTransactions_create: `POST /v2/accounts/{accountId}/eMortgage/transactions`
 */
export const eMortgageTransactionsCreate = /* @__PURE__ */ operation<operations['EMortgageTransactions_create']>({
    id: 'EMortgageTransactions_create',
    method: 'POST',
    path: '/v2/accounts/{accountId}/eMortgage/transactions',
    mediaTypes: ['application/json']
});

