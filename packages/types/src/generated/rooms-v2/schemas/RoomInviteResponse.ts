// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The invited person in the room. */
export interface RoomInviteResponse {
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
    /**
     * The ID of the room of the invitation.
     *
     * Format: int32
     */
    readonly roomId?: number | undefined;
}
