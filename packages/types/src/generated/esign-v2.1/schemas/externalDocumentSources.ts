// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** The cloud storage services from which users can import documents. */
export interface ExternalDocumentSources {
    /**
     * Specifies whether documents can be imported from Box.
     *
     * Format: boolean-string
     */
    boxnetEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `boxnetEnabled` can be edited and its allowed values. */
    boxnetMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be imported from Dropbox.
     *
     * Format: boolean-string
     */
    dropboxEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `dropboxEnabled` can be edited and its allowed values. */
    dropboxMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be imported from Google Drive.
     *
     * Format: boolean-string
     */
    googleDriveEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `googleDriveEnabled` can be edited and its allowed values. */
    googleDriveMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be imported from OneDrive.
     *
     * Format: boolean-string
     */
    oneDriveEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `oneDriveEnabled` can be edited and its allowed values. */
    oneDriveMetadata?: SettingsMetadata | undefined;
    /**
     * Specifies whether documents can be imported from Salesforce.
     *
     * Format: boolean-string
     */
    salesforceEnabled?: ("true" | "false") | undefined;
    /** Metadata about whether `salesforceEnabled` can be edited and its allowed values. */
    salesforceMetadata?: SettingsMetadata | undefined;
}
