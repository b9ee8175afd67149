// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How two users share: not at all, from the owner to the other, from the other to the owner, or
 * both ways.
 */
export type UserSharing = "not_shared" | "shared_to" | "shared_from" | "shared_to_and_from";
