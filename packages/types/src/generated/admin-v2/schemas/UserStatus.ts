// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether the user is new, in use or closed, seen over all accounts. */
export type UserStatus = "active" | "created" | "closed";
