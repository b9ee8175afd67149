// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The version of a form: the published one (`active`), or the `draft`. */
export type WebFormState = "active" | "draft" | (string & {});
