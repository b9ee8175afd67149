// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipient } from './bulkRecipient.js';
import type { ErrorDetails } from './errorDetails.js';

/** The result of assigning a list of people to a bulk recipient. */
export interface BulkRecipientsSummaryResponse {
    /** The accepted rows, with error details for each row that was not accepted. */
    bulkRecipients?: BulkRecipient[] | undefined;
    /**
     * The current number of people in the list.
     *
     * Format: integer-string
     */
    bulkRecipientsCount?: string | undefined;
    /** The relative URI of the list. */
    bulkRecipientsUri?: string | undefined;
    /** The errors that apply to the whole list, one entry for each. */
    readonly errorDetails?: ErrorDetails[] | undefined;
}
