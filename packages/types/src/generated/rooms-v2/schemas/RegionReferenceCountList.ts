// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RegionReferenceCount } from './RegionReferenceCount.js';

/** The references to a region. */
export interface RegionReferenceCountList {
    /** The reference counts, one entry for each type of object that can refer to a region. */
    referenceCounts?: RegionReferenceCount[] | undefined;
}
