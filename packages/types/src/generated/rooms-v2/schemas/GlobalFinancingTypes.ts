// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FinancingType } from './FinancingType.js';

/** The ways in which property is paid for. */
export interface GlobalFinancingTypes {
    /** Every way in which a buyer can pay. */
    financingTypes?: FinancingType[] | undefined;
}
