// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { FavoriteTemplatesContentItem } from './favoriteTemplatesContentItem.js';

/** The favourite templates of a user, or the templates to add to or remove from the favourites. */
export interface FavoriteTemplatesInfo {
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The templates, each with its ID. */
    favoriteTemplates?: FavoriteTemplatesContentItem[] | undefined;
    /**
     * The number of templates that the request marked or unmarked as favourites.
     *
     * Format: int32
     */
    readonly templatesUpdatedCount?: number | undefined;
}
