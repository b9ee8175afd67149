// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A person in a room, with the state of their access. */
export interface RoomUser {
    /**
     * The person, by Rooms number; not the GUID that the eSignature areas use.
     *
     * Format: int32
     */
    userId?: number | undefined;
    /** The address to which the room writes to the person. */
    email?: string | undefined;
    /** The given name of the person. */
    firstName?: string | undefined;
    /** The family name of the person. */
    lastName?: string | undefined;
    /** The side of the deal that the person stands on: buying, selling, both, or a refinancing. */
    transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
    /**
     * The role that the person has in this room.
     *
     * Format: int32
     */
    roleId?: number | undefined;
    /** Whether the access of the person to the room was ended. */
    isRevoked?: boolean | undefined;
    /**
     * Who brought the person into the room, by Rooms number.
     *
     * Format: int32
     */
    invitedByUserId?: number | undefined;
}
