// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TransactionSide } from './TransactionSide.js';

/** The sides of deals. */
export interface GlobalTransactionSides {
    /** Every side that somebody can stand on. */
    transactionSides?: TransactionSide[] | undefined;
}
