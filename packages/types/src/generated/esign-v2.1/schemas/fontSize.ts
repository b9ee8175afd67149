// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The font size: `Size` followed by the number of points. It is not case-sensitive in requests, and
 * responses contain it in lower case.
 */
export type FontSize = string;
