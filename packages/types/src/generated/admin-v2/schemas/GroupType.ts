// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The type of the group. `admin_group` is the group of administrators, `everyone_group` is the group
 * of all members, and `custom_group` is a group that the account created. `invalid` is a group whose
 * type the service cannot determine.
 */
export type GroupType = "invalid" | "admin_group" | "everyone_group" | "custom_group" | (string & {});
