// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ExternalPrimaryAccountRecipientAuthRequirements } from './externalPrimaryAccountRecipientAuthRequirements.js';

/** An account of another owner that this account is linked to. */
export interface LinkedExternalPrimaryAccount {
    /** The name of the account, usually the name of the company. */
    accountName?: string | undefined;
    /** The ID of the configuration of the link. */
    configurationId?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The ID of the link, assigned by the service. */
    linkId?: string | undefined;
    /** The authentication requirements for recipients of envelopes from the linked account. */
    recipientAuthRequirements?: ExternalPrimaryAccountRecipientAuthRequirements | undefined;
    /** The status of the link. */
    status?: string | undefined;
    /**
     * The ID of the user, a GUID that the service assigns.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /**
     * Specifies whether recipients who are members of the sending account are exempt from the
     * authentication requirements.
     *
     * Format: boolean-string
     */
    exemptMembersOfSameAccountFromAuth?: ("true" | "false") | undefined;
    /** The option for handling form fields in PDF files that are added to an envelope. */
    pdfFieldHandlingOption?: string | undefined;
    /** The extent to which form fields can be converted to tabs that the sender fills in. */
    pdfFieldHandlingPrefillTabPermission?: string | undefined;
    /** The extent to which form fields can be converted to tabs that recipients fill in. */
    pdfFieldHandlingStandardInputTabPermission?: string | undefined;
    /** The extent to which form fields can be converted to tabs that the service fills in. */
    pdfFieldHandlingStandardTabPermission?: string | undefined;
}
