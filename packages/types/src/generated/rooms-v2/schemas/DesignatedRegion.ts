// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The region that a member joins or leaves. */
export interface DesignatedRegion {
    /**
     * The region of the company, by number.
     *
     * Format: int32
     */
    regionId: number;
}
