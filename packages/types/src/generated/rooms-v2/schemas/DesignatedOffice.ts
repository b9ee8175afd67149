// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The office that a member joins or leaves. */
export interface DesignatedOffice {
    /**
     * The office of the company, by number.
     *
     * Format: int32
     */
    officeId: number;
}
