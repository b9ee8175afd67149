// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether a stamp shows only the name of its owner or also the date of signing. */
export type StampFormat = "NameHanko" | "NameDateHanko";
