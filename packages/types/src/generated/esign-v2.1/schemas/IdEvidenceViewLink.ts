// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A link to the evidence of an identity check. */
export interface IdEvidenceViewLink {
    /** The absolute URL of the page with the evidence. It is valid for a short time only. */
    viewLink?: string | undefined;
}
