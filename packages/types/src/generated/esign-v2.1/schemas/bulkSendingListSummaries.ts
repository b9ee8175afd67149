// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingListSummary } from './bulkSendingListSummary.js';

/** The bulk send lists of the calling user, without their copies. */
export interface BulkSendingListSummaries {
    /** The lists, one summary for each. */
    bulkListSummaries?: BulkSendingListSummary[] | undefined;
}
