// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A group of offices of a company. A name is required to create one. */
export interface Region {
    /**
     * The ID of the region, as used in offices and users.
     *
     * Format: int32
     */
    readonly regionId?: number | undefined;
    /** The name of the region. */
    name: string;
    /** The date and time when the region was created. */
    readonly createdDate?: string | undefined;
}
