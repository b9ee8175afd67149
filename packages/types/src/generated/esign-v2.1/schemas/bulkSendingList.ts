// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingCopy } from './bulkSendingCopy.js';

/**
 * A bulk send list. It contains one entry for each copy of the envelope, with the recipients and all
 * other data specific to that copy.
 */
export interface BulkSendingList {
    /** The copies to send, 1000 at most. */
    bulkCopies?: BulkSendingCopy[] | undefined;
    /**
     * The GUID of the bulk send list, assigned by the service.
     *
     * Format: guid
     */
    listId?: string | undefined;
    /** The name of the bulk send list, chosen by the sender. */
    name?: string | undefined;
}
