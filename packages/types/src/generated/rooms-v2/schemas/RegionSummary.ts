// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A region, as returned in a list. */
export interface RegionSummary {
    /**
     * The ID of the region, as used in offices and users.
     *
     * Format: int32
     */
    readonly regionId?: number | undefined;
    /** The name of the region. */
    name?: string | undefined;
    /** The date and time when the region was created. */
    readonly createdDate?: string | undefined;
}
