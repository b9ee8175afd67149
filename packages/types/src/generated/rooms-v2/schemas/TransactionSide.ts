// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A side of a transaction. */
export interface TransactionSide {
    /** The code of the side, as used in rooms and invitations: `buy`, `sell`, `listbuy` or `refi`. */
    transactionSideId?: ("buy" | "sell" | "listbuy" | "refi" | (string & {})) | undefined;
    /** The name of the side. */
    name?: string | undefined;
}
