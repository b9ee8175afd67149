// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** The online stores from which users may fetch documents. */
export interface ExternalDocumentSources {
    /**
     * Whether documents may come from Box.
     *
     * Format: boolean-string
     */
    boxnetEnabled?: ("true" | "false") | undefined;
    /** Who may change `boxnetEnabled`, and the values it may take. */
    boxnetMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents may come from Dropbox.
     *
     * Format: boolean-string
     */
    dropboxEnabled?: ("true" | "false") | undefined;
    /** Who may change `dropboxEnabled`, and the values it may take. */
    dropboxMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents may come from Google Drive.
     *
     * Format: boolean-string
     */
    googleDriveEnabled?: ("true" | "false") | undefined;
    /** Who may change `googleDriveEnabled`, and the values it may take. */
    googleDriveMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents may come from OneDrive.
     *
     * Format: boolean-string
     */
    oneDriveEnabled?: ("true" | "false") | undefined;
    /** Who may change `oneDriveEnabled`, and the values it may take. */
    oneDriveMetadata?: SettingsMetadata | undefined;
    /**
     * Whether documents may come from Salesforce.
     *
     * Format: boolean-string
     */
    salesforceEnabled?: ("true" | "false") | undefined;
    /** Who may change `salesforceEnabled`, and the values it may take. */
    salesforceMetadata?: SettingsMetadata | undefined;
}
