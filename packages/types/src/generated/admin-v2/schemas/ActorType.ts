// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The type of the actor as a number. `1` is a user, and `2` is an application with a token of its
 * own.
 *
 * Format: int32
 */
export type ActorType = 0 | 1 | 2 | 3 | 4 | 5;
