// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What is to change for a person in a room. */
export interface RoomUserForUpdate {
    /**
     * The role that the person gets in this room, in place of the present one.
     *
     * Format: int32
     */
    roleId?: number | undefined;
    /** The side of the deal that the person will stand on: buying, selling, both, or a refinancing. */
    transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
}
