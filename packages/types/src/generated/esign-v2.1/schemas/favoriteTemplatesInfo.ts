// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { FavoriteTemplatesContentItem } from './favoriteTemplatesContentItem.js';

/** The favourite templates of a user, or those that are to become or cease to be so. */
export interface FavoriteTemplatesInfo {
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The templates by their IDs. */
    favoriteTemplates?: FavoriteTemplatesContentItem[] | undefined;
    /**
     * How many templates the call marked or unmarked.
     *
     * Format: int32
     */
    readonly templatesUpdatedCount?: number | undefined;
}
