// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SellerDecisionType } from './SellerDecisionType.js';

/** The answers of sellers to offers. */
export interface GlobalSellerDecisionTypes {
    /** Every decision that a seller can take on an offer. */
    sellerDecisionTypes?: SellerDecisionType[] | undefined;
}
