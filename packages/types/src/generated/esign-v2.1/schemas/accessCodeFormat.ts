// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** The rules for access codes that senders assign to recipients. */
export interface AccessCodeFormat {
    /**
     * Specifies whether access codes must follow these rules.
     *
     * Format: boolean-string
     */
    formatRequired?: ("true" | "false") | undefined;
    /** Metadata about whether `formatRequired` can be changed, and its allowed values. */
    formatRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an access code must contain a letter.
     *
     * Format: boolean-string
     */
    letterRequired?: ("true" | "false") | undefined;
    /** Metadata about whether `letterRequired` can be changed, and its allowed values. */
    letterRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * The minimum number of characters in an access code.
     *
     * Format: integer-string
     */
    minimumLength?: string | undefined;
    /** Metadata about whether `minimumLength` can be changed, and its allowed values. */
    minimumLengthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an access code must contain a digit.
     *
     * Format: boolean-string
     */
    numberRequired?: ("true" | "false") | undefined;
    /** Metadata about whether `numberRequired` can be changed, and its allowed values. */
    numberRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an access code must contain a character that is neither a letter nor a
     * digit.
     *
     * Format: boolean-string
     */
    specialCharacterRequired?: ("true" | "false") | undefined;
    /** Metadata about whether `specialCharacterRequired` can be changed, and its allowed values. */
    specialCharacterRequiredMetadata?: SettingsMetadata | undefined;
}
