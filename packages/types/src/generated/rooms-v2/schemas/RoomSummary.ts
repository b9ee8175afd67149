// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A room as it stands in a list, without its details and owners. */
export interface RoomSummary {
    /**
     * The number of the room. Every call on the room takes it in the path.
     *
     * Format: int32
     */
    roomId?: number | undefined;
    /** What people see as the title of the room, often the address or the loan. */
    name?: string | undefined;
    /**
     * The office of the company to which the room belongs.
     *
     * Format: int32
     */
    officeId?: number | undefined;
    /**
     * The moment at which the room was opened.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /**
     * When the room was handed over to those who review it; left out before that.
     *
     * Format: date-time
     */
    submittedForReviewDate?: string | undefined;
    /**
     * When the room was closed; left out while it is open.
     *
     * Format: date-time
     */
    closedDate?: string | undefined;
    /**
     * When a reviewer sent the room back; left out where that never happened.
     *
     * Format: date-time
     */
    rejectedDate?: string | undefined;
    /**
     * The user who opened the room, by Rooms number.
     *
     * Format: int32
     */
    createdByUserId?: number | undefined;
    /**
     * The reviewer who sent the room back, by Rooms number.
     *
     * Format: int32
     */
    rejectedByUserId?: number | undefined;
    /**
     * Why the room was closed, as one of the IDs that `GlobalLists_GetClosingStatuses` lists. Only
     * closed rooms have one.
     */
    closedStatusId?: ("sold" | "dup" | "escrcncl" | "inspctn" | "exp" | "lostbuy" | "list" | "newlist" | "offrrjct" | "pend" | "lstcanc" | "lstleave" | "sellwtdw" | "nofin" | "disciss" | "appiss" | "mtgiss" | "zoniss" | "attiss" | "proplsd" | "tenlease") | undefined;
    /**
     * When one of the room details was last changed.
     *
     * Format: date-time
     */
    fieldDataLastUpdatedDate?: string | undefined;
}
