// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SellerDecisionType } from './SellerDecisionType.js';

/** The list of responses of sellers to offers. */
export interface GlobalSellerDecisionTypes {
    /** All decisions that a seller can make about an offer. */
    sellerDecisionTypes?: SellerDecisionType[] | undefined;
}
