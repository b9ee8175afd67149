// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The agreements to which an agreement belongs. */
export interface RelatedAgreementDocuments {
    /**
     * The ID of the agreement that this one amends or belongs to.
     *
     * Format: guid
     */
    parent_agreement_document_id?: string | undefined;
}
