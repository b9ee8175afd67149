// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipient } from './bulkRecipient.js';
import type { ErrorDetails } from './errorDetails.js';

/** What became of a list of people that was put behind a bulk recipient. */
export interface BulkRecipientsSummaryResponse {
    /** The rows as they were taken, with an outcome for each that could not be. */
    bulkRecipients?: BulkRecipient[] | undefined;
    /**
     * How many people the list has now.
     *
     * Format: integer-string
     */
    bulkRecipientsCount?: string | undefined;
    /** The relative address of the list. */
    bulkRecipientsUri?: string | undefined;
    /** What was wrong with the list as a whole, one entry for each fault. */
    readonly errorDetails?: ErrorDetails[] | undefined;
}
