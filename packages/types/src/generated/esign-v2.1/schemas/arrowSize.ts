// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The size of an arrow: `small` or `large`. */
export type ArrowSize = "small" | "large" | (string & {});
