// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AggregateResultResult } from './AggregateResultResult.js';

/** The results of a query. */
export interface AggregateResult {
    /** A result for each aggregation of the query, in the same order. */
    result?: AggregateResultResult[] | undefined;
}
