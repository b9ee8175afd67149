// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapVersionDeleteResponse } from './clickwrapVersionDeleteResponse.js';

/** A clickwrap after the attempt to delete versions of it. */
export interface ClickwrapVersionsDeleteResponse {
    /**
     * The ID of the clickwrap whose versions were to be deleted.
     *
     * Format: guid
     */
    clickwrapId?: string | undefined;
    /** The name under which users of the account find the clickwrap. */
    clickwrapName?: string | undefined;
    /** One entry for each version of the request. */
    versions?: ClickwrapVersionDeleteResponse[] | undefined;
}
