// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** In which direction an arrow points. */
export type ArrowDirection = "up" | "down" | "left" | "right";
