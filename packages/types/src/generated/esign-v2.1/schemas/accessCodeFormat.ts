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
    /** Who may change `formatRequired`, and the values it may take. */
    formatRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an access code must contain a letter.
     *
     * Format: boolean-string
     */
    letterRequired?: ("true" | "false") | undefined;
    /** Who may change `letterRequired`, and the values it may take. */
    letterRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * The minimum number of characters in an access code.
     *
     * Format: integer-string
     */
    minimumLength?: string | undefined;
    /** Who may change `minimumLength`, and the values it may take. */
    minimumLengthMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an access code must contain a digit.
     *
     * Format: boolean-string
     */
    numberRequired?: ("true" | "false") | undefined;
    /** Who may change `numberRequired`, and the values it may take. */
    numberRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether an access code must contain a character that is neither a letter nor a
     * digit.
     *
     * Format: boolean-string
     */
    specialCharacterRequired?: ("true" | "false") | undefined;
    /** Who may change `specialCharacterRequired`, and the values it may take. */
    specialCharacterRequiredMetadata?: SettingsMetadata | undefined;
}
