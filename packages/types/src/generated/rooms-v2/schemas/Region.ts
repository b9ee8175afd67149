// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A group of offices of a company. To make one takes a name. */
export interface Region {
    /**
     * The number of the region. Offices and users refer to the region by it.
     *
     * Format: int32
     */
    readonly regionId?: number | undefined;
    /** What the company calls the region. */
    name: string;
    /**
     * When the region was made.
     *
     * Format: date-time
     */
    readonly createdDate?: string | undefined;
}
