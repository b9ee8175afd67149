// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { StreamingEvent } from './StreamingEvent.js';

/** The result of one aggregation. */
export interface AggregateResultResult {
    /** The name of the aggregation. */
    name?: string | undefined;
    /** The events that meet the filters. */
    data?: StreamingEvent[] | undefined;
}
