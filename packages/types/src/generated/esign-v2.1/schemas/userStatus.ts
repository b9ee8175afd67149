// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The status of the user's membership: `ActivationRequired`, `ActivationSent`, `Active`, `Closed`,
 * `Created` or `Disabled`.
 */
export type UserStatus = "ActivationRequired" | "ActivationSent" | "Active" | "Closed" | "Created" | "Disabled" | (string & {});
