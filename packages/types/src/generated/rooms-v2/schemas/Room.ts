// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FieldData } from './FieldData.js';

/** A room with its owners and, on request, its details. */
export interface Room {
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
    /**
     * The Rooms ID of the company that owns the room.
     *
     * Format: int32
     */
    companyId?: number | undefined;
    /** The Rooms IDs of the users who own the room. */
    roomOwnerIds?: number[] | undefined;
    /** The room details. They are only returned with `includeFieldData`. */
    fieldData?: FieldData | undefined;
}

/**
 * `Room` in a response: with the members that the service always writes.
 */
export interface RoomAnswer extends Room {
    closedStatusId: ("" | "sold" | "dup" | "escrcncl" | "inspctn" | "exp" | "lostbuy" | "lost" | "list" | "newlist" | "offrrjct" | "pend" | "lstcanc" | "lstleave" | "sellwtdw" | "nofin" | "disciss" | "appiss" | "mtgiss" | "zoniss" | "attiss" | "proplsd" | "tenlease" | (string & {}));
}
