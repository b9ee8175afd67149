// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A response of a seller to an offer. */
export interface SellerDecisionType {
    /** The short code of the decision. */
    sellerDecisionTypeId?: string | undefined;
    /** The name of the decision. */
    name?: string | undefined;
}
