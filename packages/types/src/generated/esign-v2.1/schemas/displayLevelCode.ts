// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * What the recipient sees of data that the sender filled in, whether to read, to change or not at
 * all.
 */
export type DisplayLevelCode = "ReadOnly" | "Editable" | "DoNotDisplay";
