// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A place that a lead came from. */
export interface OriginOfLead {
    /** The short code of the origin. */
    originOfLeadId?: string | undefined;
    /** The origin in words, often the name of a portal. */
    name?: string | undefined;
}
