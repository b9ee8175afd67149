// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The number of a user in the National Realtor Database System. */
export interface UserNrdsId {
    /** The member number of the user, as issued by the association of real-estate agents. */
    nrdsId: string;
}
