// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PropertyMetadata } from './propertyMetadata.js';

/** The settings for authentication by telephone call, with the telephone numbers. */
export interface RecipientPhoneAuthentication {
    /**
     * Specifies whether recipients can enter their own telephone number.
     *
     * Format: boolean-string
     */
    recipMayProvideNumber?: ("true" | "false") | undefined;
    /** Who may change `recipMayProvideNumber`, and the values it may take. */
    recipMayProvideNumberMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the recipient's voice is recorded.
     *
     * Format: boolean-string
     */
    recordVoicePrint?: ("true" | "false") | undefined;
    /** Who may change `recordVoicePrint`, and the values it may take. */
    recordVoicePrintMetadata?: PropertyMetadata | undefined;
    /** The telephone numbers from which the recipient selects one. */
    senderProvidedNumbers?: string[] | undefined;
    /** Who may change `senderProvidedNumbers`, and the values it may take. */
    senderProvidedNumbersMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether a telephone number that the recipient enters is validated first.
     *
     * Format: boolean-string
     */
    validateRecipProvidedNumber?: ("true" | "false") | undefined;
    /** Who may change `validateRecipProvidedNumber`, and the values it may take. */
    validateRecipProvidedNumberMetadata?: PropertyMetadata | undefined;
}
