// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The details of a lock that keeps a member out of Rooms. */
export interface LockedOutDetails {
    /** The reason why the member is locked out. The member reads it in the message of each rejected request. */
    reason: string;
}
