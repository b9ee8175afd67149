// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FinancingType } from './FinancingType.js';

/** The list of ways to pay for a property. */
export interface GlobalFinancingTypes {
    /** All ways in which a buyer can pay. */
    financingTypes?: FinancingType[] | undefined;
}
