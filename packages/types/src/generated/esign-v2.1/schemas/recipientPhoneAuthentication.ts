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
    /** Metadata about whether `recipMayProvideNumber` can be changed, and its allowed values. */
    recipMayProvideNumberMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether the recipient's voice is recorded.
     *
     * Format: boolean-string
     */
    recordVoicePrint?: ("true" | "false") | undefined;
    /** Metadata about whether `recordVoicePrint` can be changed, and its allowed values. */
    recordVoicePrintMetadata?: PropertyMetadata | undefined;
    /** The telephone numbers from which the recipient selects one. */
    senderProvidedNumbers?: string[] | undefined;
    /** Metadata about whether `senderProvidedNumbers` can be changed, and its allowed values. */
    senderProvidedNumbersMetadata?: PropertyMetadata | undefined;
    /**
     * Specifies whether a telephone number that the recipient enters is validated first.
     *
     * Format: boolean-string
     */
    validateRecipProvidedNumber?: ("true" | "false") | undefined;
    /** Metadata about whether `validateRecipProvidedNumber` can be changed, and its allowed values. */
    validateRecipProvidedNumberMetadata?: PropertyMetadata | undefined;
}
