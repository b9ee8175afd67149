// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The status of the user across all accounts: `created`, `active` or `closed`. */
export type UserStatus = "active" | "created" | "closed" | (string & {});
