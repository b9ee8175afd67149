// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A reason for which a room was closed. */
export interface ClosingStatus {
    /** The short code of the reason; `closedStatusId` of a room takes it. */
    closingStatusId?: string | undefined;
    /** The reason in words. */
    name?: string | undefined;
}
