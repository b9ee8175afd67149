// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What is to change on a member. Only the default office can. */
export interface UserForUpdate {
    /**
     * The office that new rooms of the member will belong to, by number.
     *
     * Format: int32
     */
    defaultOfficeId: number;
}
