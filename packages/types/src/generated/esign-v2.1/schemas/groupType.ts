// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * What kind of group it is: the administrators (`adminstrators`, spelled so on the wire), everyone
 * in the account, a group made by the account, or a signing group.
 */
export type GroupType = "adminstrators" | "everyone" | "customGroup" | "sharedSigningGroup";
