// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Aggregation } from './Aggregation.js';
import type { Filter } from './Filter.js';

/** A query for events. */
export interface WebQuery {
    /** The conditions, all of which an event must meet. */
    filters?: Filter[] | undefined;
    /** The results that are wanted. */
    aggregations?: Aggregation[] | undefined;
    /** The kind of object that `queryScopeId` names. */
    queryScope?: ("OrganizationId" | null) | undefined;
    /** The organization whose events are wanted. Without it, that of the caller. */
    queryScopeId?: (string | null) | undefined;
}
