// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BrandResources } from './brandResources.js';

/** The resource files of a brand. */
export interface BrandResourcesList {
    /** The files, one entry for each kind. */
    resourcesContentTypes?: BrandResources[] | undefined;
}
