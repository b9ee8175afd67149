// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The address at which the evidence of an identity check can be looked at. */
export interface IdEvidenceViewLink {
    /** The absolute address of the page with the evidence. It works for a short time only. */
    viewLink?: string | undefined;
}
