// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Where the user's membership stands. */
export type UserStatus = "ActivationRequired" | "ActivationSent" | "Active" | "Closed" | "Disabled";
