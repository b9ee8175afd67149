// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A circumstance that sets a deal apart. */
export interface SpecialCircumstanceType {
    /** The short code of the circumstance. */
    specialCircumstanceTypeId?: string | undefined;
    /** The circumstance in words. */
    name?: string | undefined;
}
