// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The origin of a form: a template, nothing, or another form. */
export type WebFormSource = "templates" | "blank" | "form" | (string & {});
