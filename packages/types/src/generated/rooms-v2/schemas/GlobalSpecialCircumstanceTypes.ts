// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SpecialCircumstanceType } from './SpecialCircumstanceType.js';

/** The list of special circumstances of transactions. */
export interface GlobalSpecialCircumstanceTypes {
    /** All special circumstances that a room can have. */
    specialCircumstanceTypes?: SpecialCircumstanceType[] | undefined;
}
