// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TransactionSide } from './TransactionSide.js';

/** The list of sides of transactions. */
export interface GlobalTransactionSides {
    /** All sides that a person can represent. */
    transactionSides?: TransactionSide[] | undefined;
}
