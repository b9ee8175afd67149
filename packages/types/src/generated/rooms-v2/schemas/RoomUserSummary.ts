// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A person in a room, as returned in a list. */
export interface RoomUserSummary {
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
     * The ID of the person's job title. Only companies on Rooms v5 have titles.
     *
     * Format: int32
     */
    readonly titleId?: number | undefined;
    /** The name of the person's company. */
    readonly companyName?: string | undefined;
    /** The name of the person's role in this room. */
    readonly roleName?: string | undefined;
}
