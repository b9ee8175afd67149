// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The format of a stamp: the owner's name only (`NameHanko`), or the name and the signing date
 * (`NameDateHanko`).
 */
export type StampFormat = "NameHanko" | "NameDateHanko" | (string & {});
