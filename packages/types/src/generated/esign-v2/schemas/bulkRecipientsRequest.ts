// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipient } from './bulkRecipient.js';

/** The people who are to stand behind a bulk recipient. */
export interface BulkRecipientsRequest {
    /** The people, one row for each; together they replace the list that was there. */
    bulkRecipients: BulkRecipient[];
}
