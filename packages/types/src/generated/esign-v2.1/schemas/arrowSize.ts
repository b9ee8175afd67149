// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether an arrow is drawn small or large. */
export type ArrowSize = "small" | "large";
