// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EMortgageTransactionsCreate201Response, EMortgageTransactionsCreateResponses } from '@countersign/types/esign-v2/emortgage-transactions';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EMortgageTransactionsCreateInput } from '../emortgage-transactions.js';
import { eMortgageTransactionsCreate } from '../emortgage-transactions.js';
/**
 * Mortgage transactions that are created from the data of another system.
 */
export interface EMortgageTransactions {
    /**
     * Create a mortgage transaction.
     *
     * Creates a mortgage transaction from data that another system prepared, and returns the ID of the
     * transaction. The account must have the features for electronic mortgages.
     *
     * EMortgageTransactions_create: `POST /v2/accounts/{accountId}/eMortgage/transactions`
     */
    create(input: EMortgageTransactionsCreateInput, options?: CallOptions): Call<EMortgageTransactionsCreate201Response, EMortgageTransactionsCreateResponses>;
}
/**
 * Creates an object whose methods are the functions of EMortgageTransactions.
 */
export function eMortgageTransactions(client: Client<'esign'>): EMortgageTransactions {
    return {
        create: eMortgageTransactionsCreate.bind(null, client)
    };
}

