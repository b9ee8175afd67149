// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether a field or a setting may be changed by the caller. */
export type PropertyRights = "editable" | "read_only";
