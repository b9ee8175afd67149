/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EMortgageTransactionsCreate201Response, EMortgageTransactionsCreateBody, EMortgageTransactionsCreateParams, EMortgageTransactionsCreateResponses } from '@countersign/types/esign-v2/emortgage-transactions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `eMortgageTransactionsCreate`.
 */
export interface EMortgageTransactionsCreateInput {
    path?: PathOf<EMortgageTransactionsCreateParams> | undefined;
    body: EMortgageTransactionsCreateBody;
}
/**
 * Create a mortgage transaction.
 *
 * Creates a mortgage transaction from data that another system prepared, and returns the ID of the
 * transaction. The account must have the features for electronic mortgages.
 *
 * EMortgageTransactions_create: `POST /v2/accounts/{accountId}/eMortgage/transactions`
 */
export const eMortgageTransactionsCreate: Operation<EMortgageTransactionsCreateInput, EMortgageTransactionsCreate201Response, EMortgageTransactionsCreateResponses, 'esign'> = /* @__PURE__ */ operation('EMortgageTransactions_create', 'POST', '/v2/accounts/{accountId}/eMortgage/transactions');

