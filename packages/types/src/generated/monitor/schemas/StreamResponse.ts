// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { StreamingEvent } from './StreamingEvent.js';

/** A page of the events of an organization. */
export interface StreamResponse {
    /**
     * The cursor of the next page. If it equals the cursor of the request, there are no more events
     * for now.
     */
    endCursor?: string | undefined;
    /** The events of the page, in the order in which they arrived. */
    data?: StreamingEvent[] | undefined;
}
