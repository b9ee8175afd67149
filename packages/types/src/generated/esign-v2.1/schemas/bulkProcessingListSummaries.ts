// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkProcessingListSummary } from './bulkProcessingListSummary.js';

/** The lists of an account for one action. */
export interface BulkProcessingListSummaries {
    /** The lists, the latest first. */
    bulkListSummaries?: BulkProcessingListSummary[] | undefined;
}
