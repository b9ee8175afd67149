// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An invitation to a room. */
export interface RoomInvite {
    /** The address to which the invitation goes. */
    email: string;
    /** The given name of whoever is invited. */
    firstName: string;
    /** The family name of whoever is invited. */
    lastName: string;
    /**
     * The role that the person gets in the room; an external one for people outside the company.
     *
     * Format: int32
     */
    roleId: number;
    /** The side of the deal that the person stands on, as an ID from `GlobalLists_GetTransactionSides`. */
    transactionSideId?: string | undefined;
}
