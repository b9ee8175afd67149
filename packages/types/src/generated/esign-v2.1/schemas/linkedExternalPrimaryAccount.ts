// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ExternalPrimaryAccountRecipientAuthRequirements } from './externalPrimaryAccountRecipientAuthRequirements.js';

/** An account of somebody else with which this one is linked. */
export interface LinkedExternalPrimaryAccount {
    /** What the customer calls the account. */
    accountName?: string | undefined;
    /** The set of rules by which the link works. */
    configurationId?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The link, by the ID that the service gave to it. */
    linkId?: string | undefined;
    /** Which checks recipients must pass in envelopes of that account. */
    recipientAuthRequirements?: ExternalPrimaryAccountRecipientAuthRequirements | undefined;
    /** Where the link stands. */
    status?: string | undefined;
    /**
     * The user, by the GUID that the service gave to them.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /**
     * Whether recipients who belong to the sending account need not pass the checks.
     *
     * Format: boolean-string
     */
    exemptMembersOfSameAccountFromAuth?: ("true" | "false") | undefined;
    /** What becomes of form fields in PDF files that are added to an envelope. */
    pdfFieldHandlingOption?: string | undefined;
    /** How far form fields may become tabs that the sender fills in. */
    pdfFieldHandlingPrefillTabPermission?: string | undefined;
    /** How far form fields may become tabs into which recipients write. */
    pdfFieldHandlingStandardInputTabPermission?: string | undefined;
    /** How far form fields may become tabs that the service fills in. */
    pdfFieldHandlingStandardTabPermission?: string | undefined;
}
