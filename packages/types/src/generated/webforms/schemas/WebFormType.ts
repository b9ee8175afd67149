// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The kind of a form: without a template, or with one, of which an envelope is made. */
export type WebFormType = "standalone" | "hasEsignTemplate" | (string & {});
