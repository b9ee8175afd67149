// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A source of a lead. */
export interface OriginOfLead {
    /** The short code of the source. */
    originOfLeadId?: string | undefined;
    /** The name of the source, often the name of a portal. */
    name?: string | undefined;
}
