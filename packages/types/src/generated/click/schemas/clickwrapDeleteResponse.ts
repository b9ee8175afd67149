// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DeletionStatus } from './deletionStatus.js';

/** A clickwrap after the attempt to delete it. */
export interface ClickwrapDeleteResponse {
    /** A sentence that says what was deleted, or why not. */
    deletionMessage?: string | undefined;
    /** True if this call deleted it; otherwise absent. */
    deletionSuccess?: boolean | undefined;
    /**
     * The ID of the clickwrap that was to be deleted.
     *
     * Format: guid
     */
    clickwrapId?: string | undefined;
    /** The name under which users of the account find the clickwrap. */
    clickwrapName?: string | undefined;
    status?: DeletionStatus | undefined;
}
