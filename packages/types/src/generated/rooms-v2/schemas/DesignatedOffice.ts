// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The office that a member joins or leaves. */
export interface DesignatedOffice {
    /**
     * The ID of the office to assign.
     *
     * Format: int32
     */
    officeId: number;
}
