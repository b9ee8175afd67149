// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipient } from './bulkRecipient.js';

/** The list of people to assign to a bulk recipient. */
export interface BulkRecipientsRequest {
    /** The people, one for each row. The new list replaces the existing one. */
    bulkRecipients: BulkRecipient[];
}
