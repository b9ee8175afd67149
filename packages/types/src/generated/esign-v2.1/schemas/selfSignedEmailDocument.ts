// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How the document reaches somebody who signed it alone: as a PDF in the e-mail or as a link. */
export type SelfSignedEmailDocument = "include_pdf" | "include_link";
