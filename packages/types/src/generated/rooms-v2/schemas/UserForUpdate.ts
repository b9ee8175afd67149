// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The changes to a member. Only the default office can be changed. */
export interface UserForUpdate {
    /**
     * The ID of the office for new rooms of the member.
     *
     * Format: int32
     */
    defaultOfficeId: number;
}
