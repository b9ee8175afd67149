// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A room, as returned in a list, without its details and owners. */
export interface RoomSummary {
    /**
     * The ID of the room, as used in the paths of all room operations.
     *
     * Format: int32
     */
    roomId?: number | undefined;
    /** The title of the room, often the address or the loan. */
    name?: string | undefined;
    /**
     * The ID of the office to which the room belongs.
     *
     * Format: int32
     */
    officeId?: number | undefined;
    /** The date and time when the room was created. */
    createdDate?: string | undefined;
    /**
     * The date and time when the room was submitted for review. It is omitted if the room was not
     * submitted.
     */
    submittedForReviewDate?: string | undefined;
    /** The date and time when the room was closed. It is omitted while the room is open. */
    closedDate?: string | undefined;
    /**
     * The date and time when a reviewer rejected the room. It is omitted if the room was never
     * rejected.
     */
    rejectedDate?: string | undefined;
    /**
     * The Rooms ID of the user who created the room.
     *
     * Format: int32
     */
    createdByUserId?: number | undefined;
    /**
     * The Rooms ID of the reviewer who rejected the room.
     *
     * Format: int32
     */
    rejectedByUserId?: number | undefined;
    /**
     * The reason for closing the room, as an ID from `GlobalLists_GetClosingStatuses`. It is empty
     * while the room is not closed.
     */
    closedStatusId?: ("" | "sold" | "dup" | "escrcncl" | "inspctn" | "exp" | "lostbuy" | "lost" | "list" | "newlist" | "offrrjct" | "pend" | "lstcanc" | "lstleave" | "sellwtdw" | "nofin" | "disciss" | "appiss" | "mtgiss" | "zoniss" | "attiss" | "proplsd" | "tenlease" | (string & {})) | undefined;
    /** The date and time when the room details were last changed. */
    fieldDataLastUpdatedDate?: string | undefined;
}

/**
 * `RoomSummary` in a response: with the members that the service always writes.
 */
export interface RoomSummaryAnswer extends RoomSummary {
    closedStatusId: ("" | "sold" | "dup" | "escrcncl" | "inspctn" | "exp" | "lostbuy" | "lost" | "list" | "newlist" | "offrrjct" | "pend" | "lstcanc" | "lstleave" | "sellwtdw" | "nofin" | "disciss" | "appiss" | "mtgiss" | "zoniss" | "attiss" | "proplsd" | "tenlease" | (string & {}));
}
