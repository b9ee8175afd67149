// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A person in a room, with the status of their access. */
export interface RoomUser {
    /**
     * The Rooms ID of the person. It is not the GUID that the eSignature APIs use.
     *
     * Format: int32
     */
    userId?: number | undefined;
    /** The e-mail address to which the room sends messages for the person. */
    email?: string | undefined;
    /** The given name. The service uses it in tabs that show it. */
    firstName?: string | undefined;
    /** The family name. The service uses it in tabs that show it. */
    lastName?: string | undefined;
    /**
     * The side of the transaction that the person represents: buying (`buy`), selling (`sell`), both
     * (`listbuy`), or a refinancing (`refi`).
     */
    transactionSideId?: ("buy" | "sell" | "listbuy" | "refi" | (string & {})) | undefined;
    /**
     * The ID of the person's role in this room.
     *
     * Format: int32
     */
    roleId?: number | undefined;
    /** Indicates whether the person's access to the room was revoked. */
    isRevoked?: boolean | undefined;
    /**
     * The Rooms ID of the user who invited the person to the room.
     *
     * Format: int32
     */
    invitedByUserId?: number | undefined;
}
