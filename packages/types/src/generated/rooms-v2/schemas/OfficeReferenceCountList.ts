// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OfficeReferenceCount } from './OfficeReferenceCount.js';

/** The references to an office. */
export interface OfficeReferenceCountList {
    /** The reference counts, one entry for each type of object that can refer to an office. */
    referencesCounts?: OfficeReferenceCount[] | undefined;
}
