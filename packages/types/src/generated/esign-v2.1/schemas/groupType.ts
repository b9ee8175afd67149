// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The type of the group: the administrators (`adminstrators`, the spelling used by the API, or
 * `adminGroup`), all users in the account (`everyone` or `everyoneGroup`), a group created by the
 * account (`customGroup`), or a signing group (`sharedSigningGroup`).
 */
export type GroupType = "adminstrators" | "adminGroup" | "everyone" | "everyoneGroup" | "customGroup" | "sharedSigningGroup" | (string & {});
