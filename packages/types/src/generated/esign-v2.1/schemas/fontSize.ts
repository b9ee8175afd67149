// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The size of the font: `Size` and the points. The service writes it in lower case and reads it
 * either way.
 */
export type FontSize = string;
