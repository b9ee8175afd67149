// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The number of objects of one type that refer to a region. */
export interface RegionReferenceCount {
    /** The type of the objects: `Offices` or `Users`. */
    referenceType?: string | undefined;
    /**
     * The number of objects of this type that refer to the region.
     *
     * Format: int32
     */
    referenceCount?: number | undefined;
}
