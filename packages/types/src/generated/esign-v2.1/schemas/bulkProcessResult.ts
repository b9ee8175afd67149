// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendBatchError } from './bulkSendBatchError.js';

/** The outcome of deleting lists. */
export interface BulkProcessResult {
    /** One entry for each error. */
    errors?: BulkSendBatchError[] | undefined;
    /** The list that was deleted, if it was one. */
    listId?: string | undefined;
    /**
     * Indicates whether everything was deleted.
     *
     * Format: boolean-string
     */
    success?: ("true" | "false") | undefined;
}
