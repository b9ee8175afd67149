// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Whether a page may stand in a frame, either nowhere, in pages of the same origin, or in those of
 * one address.
 */
export type FrameOptions = "deny" | "same_origin" | "allow_from";
