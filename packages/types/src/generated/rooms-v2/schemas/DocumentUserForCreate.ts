// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user who gets access to a document. */
export interface DocumentUserForCreate {
    /**
     * The Rooms ID of a person who can open the room.
     *
     * Format: int32
     */
    userId: number;
}
