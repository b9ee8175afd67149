// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TabMetadata } from './tabMetadata.js';

/** The custom tabs that a user can use. */
export interface TabMetadataList {
    /** The custom tabs. */
    tabs?: TabMetadata[] | undefined;
}
