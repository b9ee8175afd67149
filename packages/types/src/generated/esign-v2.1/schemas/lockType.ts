// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What the lock is for; `edit` is the only kind there is. */
export type LockType = "edit";
