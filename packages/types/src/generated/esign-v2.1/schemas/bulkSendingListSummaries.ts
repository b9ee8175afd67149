// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingListSummary } from './bulkSendingListSummary.js';

/** Summaries of the bulk send lists of the calling user. */
export interface BulkSendingListSummaries {
    /** The summaries, one for each bulk send list. */
    bulkListSummaries?: BulkSendingListSummary[] | undefined;
}
