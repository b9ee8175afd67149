// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The state after the attempt to delete. The answers to deletions write it with a capital letter,
 * such as `Deleted`, or `Active` for what was not deleted.
 */
export type DeletionStatus = "Draft" | "Active" | "Inactive" | "Deleted" | (string & {});
