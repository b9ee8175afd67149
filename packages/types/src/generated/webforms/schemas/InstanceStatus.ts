// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The state of an instance: created, saved with Finish Later, submitted, expired, or failed while it
 * was processed.
 */
export type InstanceStatus = "INITIATED" | "IN_PROGRESS" | "SUBMITTED" | "EXPIRED" | "FAILED" | (string & {});
