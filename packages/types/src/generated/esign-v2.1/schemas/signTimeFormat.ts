// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * A time format: `none`, `HH:mm`, `h:mm`, `HH:mm:ss` or `h:mm:ss`. `HH` uses 24 hours and `h` uses
 * 12 hours. With `none`, the time is omitted.
 */
export type SignTimeFormat = "none" | "HH:mm" | "h:mm" | "HH:mm:ss" | "h:mm:ss" | (string & {});
