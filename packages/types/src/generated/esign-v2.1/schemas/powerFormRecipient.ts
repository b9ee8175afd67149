// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientType } from './recipientType.js';

/** A role of the template behind a PowerForm, with what is known of its person beforehand. */
export interface PowerFormRecipient {
    /** The code that the person must enter to open the envelope. */
    accessCode?: string | undefined;
    /**
     * Whether whoever starts the form cannot change the access code.
     *
     * Format: boolean-string
     */
    accessCodeLocked?: ("true" | "false") | undefined;
    /**
     * Whether the person must have an access code.
     *
     * Format: boolean-string
     */
    accessCodeRequired?: ("true" | "false") | undefined;
    /** The e-mail address that the role has from the outset. */
    email?: string | undefined;
    /**
     * Whether whoever starts the form cannot change the e-mail address.
     *
     * Format: boolean-string
     */
    emailLocked?: ("true" | "false") | undefined;
    /** The check of the identity that is made, such as `Phone Auth $` or `ID Check $`. */
    idCheckConfigurationName?: string | undefined;
    /** Whether the identity is checked: in every case, in no case, or as the starter likes. */
    idCheckRequired?: ("always" | "never" | "optional") | undefined;
    /** The full name that the role has from the outset. */
    name?: string | undefined;
    /** What the person of the role is asked to do. */
    recipientType?: RecipientType | undefined;
    /** The role that the recipient has in a template. */
    roleName?: string | undefined;
    /**
     * The turn at which the person of the role gets the envelope.
     *
     * Format: integer-string
     */
    routingOrder?: string | undefined;
    /**
     * Whether the template asks for a check of the identity.
     *
     * Format: boolean-string
     */
    templateRequiresIdLookup?: ("true" | "false") | undefined;
    /**
     * Whether whoever starts the form cannot change the name.
     *
     * Format: boolean-string
     */
    userNameLocked?: ("true" | "false") | undefined;
}
