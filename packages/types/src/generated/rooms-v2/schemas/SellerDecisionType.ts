// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An answer of a seller to an offer. */
export interface SellerDecisionType {
    /** The short code of the decision. */
    sellerDecisionTypeId?: string | undefined;
    /** The decision in words. */
    name?: string | undefined;
}
