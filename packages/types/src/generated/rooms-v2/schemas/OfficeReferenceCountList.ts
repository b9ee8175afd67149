// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OfficeReferenceCount } from './OfficeReferenceCount.js';

/** What still refers to an office. */
export interface OfficeReferenceCountList {
    /** One entry for each kind of thing that refers to the office. */
    referencesCounts?: OfficeReferenceCount[] | undefined;
}
