// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { Tabs } from './tabs.js';

/**
 * The result of updating one recipient. A rejected update, such as for a recipient who has already
 * signed, does not prevent the other updates.
 */
export interface RecipientUpdateResponse {
    /** The ID of the recipient. It is set by the sender. */
    recipientId?: string | undefined;
    /**
     * The ID of the recipient. It is set by the service.
     *
     * Format: guid
     */
    recipientIdGuid?: string | undefined;
    /**
     * Indicates whether the recipient was merged with another recipient.
     *
     * Format: boolean-string
     */
    combined?: ("true" | "false") | undefined;
    /** The current tabs of the recipient. */
    tabs?: Tabs | undefined;
    /**
     * The reason why this recipient was not added, changed or deleted. Recipients without an
     * error have none.
     */
    readonly errorDetails?: ErrorDetails | undefined;
}
