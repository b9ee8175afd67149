// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The font colour: `Black`, `BrightBlue`, `BrightRed`, `DarkGreen`, `DarkRed`, `Gold`, `Green`,
 * `NavyBlue`, `Purple` or `White`. It is not case-sensitive in requests, and responses contain it in
 * lower case.
 */
export type FontColor = string;
