// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendingCopy } from './bulkSendingCopy.js';

/**
 * A bulk send list: one copy of the envelope for each entry, with its recipients and whatever else
 * differs from copy to copy.
 */
export interface BulkSendingList {
    /** The copies to send, 1000 at most. */
    bulkCopies?: BulkSendingCopy[] | undefined;
    /**
     * The list, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    listId?: string | undefined;
    /** What the sender calls the list. */
    name?: string | undefined;
}
