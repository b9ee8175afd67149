// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SpecialCircumstanceType } from './SpecialCircumstanceType.js';

/** The circumstances that set deals apart. */
export interface GlobalSpecialCircumstanceTypes {
    /** Every circumstance that can be noted on a room. */
    specialCircumstanceTypes?: SpecialCircumstanceType[] | undefined;
}
