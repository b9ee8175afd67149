// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A template that the user has marked as a favourite. */
export interface FavoriteTemplatesContentItem {
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The date and time when the user marked the template as a favourite.
     *
     * Format: date-time
     */
    readonly favoritedDate?: string | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
}
