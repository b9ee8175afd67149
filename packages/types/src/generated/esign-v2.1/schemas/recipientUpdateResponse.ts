// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { Tabs } from './tabs.js';

/**
 * What the change of one recipient came to. A change that is refused, such as that of a recipient
 * who has signed, does not stop the others.
 */
export interface RecipientUpdateResponse {
    /** The recipient, by the ID that the sender gave. */
    recipientId?: string | undefined;
    /**
     * The recipient, by the ID that the service gave.
     *
     * Format: guid
     */
    recipientIdGuid?: string | undefined;
    /**
     * Whether the recipient was merged with another one.
     *
     * Format: boolean-string
     */
    combined?: ("true" | "false") | undefined;
    /** The tabs of the recipient as they are now. */
    tabs?: Tabs | undefined;
    /** The outcome for this recipient. */
    readonly errorDetails?: ErrorDetails | undefined;
}
