// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether an item is shared with somebody. */
export type ItemSharing = "not_shared" | "shared_to";
