// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How many things of one kind refer to a region. */
export interface RegionReferenceCount {
    /** The kind of thing, such as offices or users. */
    referenceType?: string | undefined;
    /**
     * How many things of this kind there are.
     *
     * Format: int32
     */
    referenceCount?: number | undefined;
}
