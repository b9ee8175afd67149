// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A side of a deal. */
export interface TransactionSide {
    /** The code of the side, as rooms and invitations take it. */
    transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
    /** The side in words. */
    name?: string | undefined;
}
