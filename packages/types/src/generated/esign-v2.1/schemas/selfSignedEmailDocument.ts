// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The way in which users receive a document that they signed alone: as a PDF in the e-mail
 * (`include_pdf`) or as a link (`include_link`).
 */
export type SelfSignedEmailDocument = "include_pdf" | "include_link" | (string & {});
