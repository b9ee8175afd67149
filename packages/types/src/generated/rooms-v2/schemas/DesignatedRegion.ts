// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The region that a member joins or leaves. */
export interface DesignatedRegion {
    /**
     * The ID of the region to assign.
     *
     * Format: int32
     */
    regionId: number;
}
