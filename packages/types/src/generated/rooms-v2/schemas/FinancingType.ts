// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A way in which a buyer pays for a property. */
export interface FinancingType {
    /** The short code of the financing type. */
    financingTypeId?: string | undefined;
    /** The name of the financing type. */
    name?: string | undefined;
}
