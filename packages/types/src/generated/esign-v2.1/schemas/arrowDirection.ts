// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The direction in which an arrow points: `up`, `down`, `left` or `right`. */
export type ArrowDirection = "up" | "down" | "left" | "right" | (string & {});
