// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A circumstance that distinguishes a transaction from an ordinary sale. */
export interface SpecialCircumstanceType {
    /** The short code of the circumstance. */
    specialCircumstanceTypeId?: string | undefined;
    /** The name of the circumstance. */
    name?: string | undefined;
}
