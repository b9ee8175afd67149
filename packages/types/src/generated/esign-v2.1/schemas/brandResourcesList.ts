// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BrandResources } from './brandResources.js';

/** The resource files of a brand. */
export interface BrandResourcesList {
    /** The resource files, one for each content type. */
    resourcesContentTypes?: BrandResources[] | undefined;
}
