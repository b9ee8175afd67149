// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { JurisdictionSummary } from './JurisdictionSummary.js';

/** What a sender needs to know of a contact who is a notary. */
export interface NotaryContactDetails {
    /**
     * Whether the service has issued a certificate to the notary.
     *
     * Format: boolean-string
     */
    hasDocusignCertificate?: ("true" | "false") | undefined;
    /** The jurisdictions in which the notary may act, each with what is allowed there. */
    jurisdictions?: JurisdictionSummary[] | undefined;
}
