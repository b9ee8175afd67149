// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A form in which times are written, with `HH` for 24 hours and `h` for 12; `none` writes no time. */
export type SignTimeFormat = "none" | "HH:mm" | "h:mm" | "HH:mm:ss" | "h:mm:ss";
