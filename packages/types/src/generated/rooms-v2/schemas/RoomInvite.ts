// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An invitation to a room. */
export interface RoomInvite {
    /** The e-mail address to which the invitation is sent. */
    email: string;
    /** The given name of the invited person. */
    firstName: string;
    /** The family name of the invited person. */
    lastName: string;
    /**
     * The ID of the person's role in the room. It is an external role for people outside the
     * company.
     *
     * Format: int32
     */
    roleId: number;
    /**
     * The side of the transaction that the person represents, as an ID from
     * `GlobalLists_GetTransactionSides`.
     */
    transactionSideId?: string | undefined;
}
