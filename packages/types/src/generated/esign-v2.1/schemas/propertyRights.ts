// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Specifies whether the caller can change a field or setting: `editable` or `read_only`. */
export type PropertyRights = "editable" | "read_only" | (string & {});
