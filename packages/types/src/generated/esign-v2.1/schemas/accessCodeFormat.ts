// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** The rules for access codes that senders give to recipients. */
export interface AccessCodeFormat {
    /**
     * Whether access codes must keep to these rules.
     *
     * Format: boolean-string
     */
    formatRequired?: ("true" | "false") | undefined;
    /** Who may change `formatRequired`, and the values it may take. */
    formatRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * Whether an access code must hold a letter.
     *
     * Format: boolean-string
     */
    letterRequired?: ("true" | "false") | undefined;
    /** Who may change `letterRequired`, and the values it may take. */
    letterRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * The least number of characters in an access code.
     *
     * Format: integer-string
     */
    minimumLength?: string | undefined;
    /** Who may change `minimumLength`, and the values it may take. */
    minimumLengthMetadata?: SettingsMetadata | undefined;
    /**
     * Whether an access code must hold a digit.
     *
     * Format: boolean-string
     */
    numberRequired?: ("true" | "false") | undefined;
    /** Who may change `numberRequired`, and the values it may take. */
    numberRequiredMetadata?: SettingsMetadata | undefined;
    /**
     * Whether an access code must hold a character that is neither letter nor digit.
     *
     * Format: boolean-string
     */
    specialCharacterRequired?: ("true" | "false") | undefined;
    /** Who may change `specialCharacterRequired`, and the values it may take. */
    specialCharacterRequiredMetadata?: SettingsMetadata | undefined;
}
