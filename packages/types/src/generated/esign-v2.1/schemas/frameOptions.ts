// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Specifies whether a page can be displayed in a frame: never (`deny`), on pages of the same origin
 * (`same_origin`) or on pages of one URL (`allow_from`).
 */
export type FrameOptions = "deny" | "same_origin" | "allow_from";
