// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A way in which a buyer pays for a property. */
export interface FinancingType {
    /** The short code of the way to pay. */
    financingTypeId?: string | undefined;
    /** The way to pay in words. */
    name?: string | undefined;
}
