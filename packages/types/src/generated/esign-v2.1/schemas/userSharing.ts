// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The direction of sharing between two users. The values are `not_shared`, `shared_to` (from the
 * owner to the other user), `shared_from` (from the other user to the owner) and
 * `shared_to_and_from` (both directions).
 */
export type UserSharing = "not_shared" | "shared_to" | "shared_from" | "shared_to_and_from" | (string & {});
