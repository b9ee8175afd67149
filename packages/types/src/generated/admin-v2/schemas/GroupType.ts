// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * What kind of group this is: that of the administrators, that of all members, or one that the
 * account made for itself. `invalid` stands for a group that the service cannot place.
 */
export type GroupType = "invalid" | "admin_group" | "everyone_group" | "custom_group";
