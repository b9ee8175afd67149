// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientType } from './recipientType.js';

/** A template role of a PowerForm, with the predefined data of its recipient. */
export interface PowerFormRecipient {
    /** The access code that the recipient must enter to open the envelope. */
    accessCode?: string | undefined;
    /**
     * Specifies whether the user who starts the PowerForm is prevented from changing the access
     * code.
     *
     * Format: boolean-string
     */
    accessCodeLocked?: ("true" | "false") | undefined;
    /**
     * Specifies whether the recipient must have an access code.
     *
     * Format: boolean-string
     */
    accessCodeRequired?: ("true" | "false") | undefined;
    /** The predefined e-mail address of the role. */
    email?: string | undefined;
    /**
     * Specifies whether the user who starts the PowerForm is prevented from changing the e-mail
     * address.
     *
     * Format: boolean-string
     */
    emailLocked?: ("true" | "false") | undefined;
    /** The name of the authentication check, such as `Phone Auth $` or `ID Check $`. */
    idCheckConfigurationName?: string | undefined;
    /**
     * Specifies when the identity is checked: `always`, `never` or `optional`, which means that the
     * user who starts the PowerForm decides.
     */
    idCheckRequired?: ("always" | "never" | "optional" | (string & {})) | undefined;
    /** The predefined full name of the role. */
    name?: string | undefined;
    /** The type of the recipient with this role. */
    recipientType?: RecipientType | undefined;
    /** The name of the role that the recipient has in a template. */
    roleName?: string | undefined;
    /**
     * The position of the role in the routing order.
     *
     * Format: integer-string
     */
    routingOrder?: string | undefined;
    /**
     * Specifies whether the template requires an identity check.
     *
     * Format: boolean-string
     */
    templateRequiresIdLookup?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user who starts the PowerForm is prevented from changing the name.
     *
     * Format: boolean-string
     */
    userNameLocked?: ("true" | "false") | undefined;
}
