// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A reason for closing a room. */
export interface ClosingStatus {
    /** The short code of the reason, as used in `closedStatusId` of a room. */
    closingStatusId?: string | undefined;
    /** The name of the reason. */
    name?: string | undefined;
}
