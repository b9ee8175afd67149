// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Specifies how data that the sender entered is displayed to the recipient: as read-only text
 * (`ReadOnly`), as an editable field (`Editable`) or not at all (`DoNotDisplay`).
 */
export type DisplayLevelCode = "ReadOnly" | "Editable" | "DoNotDisplay" | (string & {});
