// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of a work on an asset group. It is `Pending` until the work begins, then `Processing`
 * and `Completed`. After a failed attempt it is `PendingError` until the next attempt, and
 * `PermanentFailure` after the last one.
 */
export type AssetGroupWorkStatus = "Undefined" | "Pending" | "Processing" | "ProcessingOnHold" | "PendingError" | "ProcessingError" | "Completed" | "Canceled" | "PermanentFailure" | (string & {});
