// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The state of a version: a `draft` that can be changed, `active` for the one that people agree to,
 * `inactive`, or `deleted`.
 */
export type ClickwrapStatus = "draft" | "active" | "inactive" | "deleted" | (string & {});
