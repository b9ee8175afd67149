// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RegionReferenceCount } from './RegionReferenceCount.js';

/** What still refers to a region. */
export interface RegionReferenceCountList {
    /** One entry for each kind of thing that refers to the region. */
    referenceCounts?: RegionReferenceCount[] | undefined;
}
