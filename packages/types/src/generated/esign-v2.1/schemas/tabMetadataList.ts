// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TabMetadata, TabMetadataAnswer } from './tabMetadata.js';

/** The custom tabs that a user can use. */
export interface TabMetadataList {
    /** The custom tabs. */
    tabs?: TabMetadata[] | undefined;
}

/**
 * `TabMetadataList` in a response: with the members that the service always writes.
 */
export interface TabMetadataListAnswer extends TabMetadataList {
    tabs?: TabMetadataAnswer[] | undefined;
}
