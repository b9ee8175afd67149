// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** How the check by telephone call is made, and with which numbers. */
export interface RecipientPhoneAuthentication {
    /**
     * Whether the recipient may enter a number of their own.
     *
     * Format: boolean-string
     */
    recipMayProvideNumber?: ("true" | "false") | undefined;
    /** Who may change `recipMayProvideNumber`, and the values it may take. */
    recipMayProvideNumberMetadata?: PropertyMetadata | undefined;
    /**
     * Whether the voice of the recipient is recorded.
     *
     * Format: boolean-string
     */
    recordVoicePrint?: ("true" | "false") | undefined;
    /** Who may change `recordVoicePrint`, and the values it may take. */
    recordVoicePrintMetadata?: PropertyMetadata | undefined;
    /** The numbers, one of which the recipient chooses. */
    senderProvidedNumbers?: string[] | undefined;
    /** Who may change `senderProvidedNumbers`, and the values it may take. */
    senderProvidedNumbersMetadata?: PropertyMetadata | undefined;
    /**
     * Whether a number that the recipient enters is looked up first.
     *
     * Format: boolean-string
     */
    validateRecipProvidedNumber?: ("true" | "false") | undefined;
    /** Who may change `validateRecipProvidedNumber`, and the values it may take. */
    validateRecipProvidedNumberMetadata?: PropertyMetadata | undefined;
}
