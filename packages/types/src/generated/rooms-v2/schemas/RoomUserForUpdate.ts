// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The changes to a person in a room. */
export interface RoomUserForUpdate {
    /**
     * The ID of the person's new role in this room.
     *
     * Format: int32
     */
    roleId?: number | undefined;
    /**
     * The new side of the transaction that the person represents: buying (`buy`), selling (`sell`),
     * both (`listbuy`), or a refinancing (`refi`).
     */
    transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
}
