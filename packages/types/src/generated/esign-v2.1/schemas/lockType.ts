// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The type of the lock. The only value is `edit`. */
export type LockType = "edit" | (string & {});
