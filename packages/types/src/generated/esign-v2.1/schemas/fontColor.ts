// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The colour of the font: `Black`, `BrightBlue`, `BrightRed`, `DarkGreen`, `DarkRed`, `Gold`,
 * `Green`, `NavyBlue`, `Purple` or `White`. The service writes it in lower case and reads it
 * either way.
 */
export type FontColor = string;
