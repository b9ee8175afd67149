// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A result that is wanted. Names of members count in any case. `aggregationName` is `Raw` for the
 * events themselves, with a `limit` and an `orderby` such as `Timestamp, desc`.
 */
export interface Aggregation {
    [key: string]: unknown;
}
