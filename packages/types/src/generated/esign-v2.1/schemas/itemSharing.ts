// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Specifies whether the item is shared: `not_shared` or `shared_to`. */
export type ItemSharing = "not_shared" | "shared_to" | (string & {});
