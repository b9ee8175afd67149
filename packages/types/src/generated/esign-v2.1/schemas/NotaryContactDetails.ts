// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { JurisdictionSummary } from './JurisdictionSummary.js';

/** The details of a contact who is a notary. */
export interface NotaryContactDetails {
    /**
     * Indicates whether the service has issued a certificate to the notary.
     *
     * Format: boolean-string
     */
    hasDocusignCertificate?: ("true" | "false") | undefined;
    /**
     * The jurisdictions in which the notary is authorized to act, with the types of notarization
     * allowed in each.
     */
    jurisdictions?: JurisdictionSummary[] | undefined;
}
