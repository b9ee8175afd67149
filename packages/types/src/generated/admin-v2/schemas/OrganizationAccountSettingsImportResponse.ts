// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationAccountSettingsImportRequestorResponse } from './OrganizationAccountSettingsImportRequestorResponse.js';
import type { OrganizationAccountSettingsImportResultResponse } from './OrganizationAccountSettingsImportResultResponse.js';

/** An import of account settings, with its progress and results. */
export interface OrganizationAccountSettingsImportResponse {
    /**
     * The ID of the import. The operations that read or delete the import require it.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The GUID of the organization whose accounts the import changes.
     *
     * Format: guid
     */
    organization_id?: string | undefined;
    /** The type of the import: `organization_account_settings_import`. */
    type?: string | undefined;
    requestor?: OrganizationAccountSettingsImportRequestorResponse | undefined;
    /**
     * The date and time when the file was uploaded, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The date and time of the latest progress of the import, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    last_modified?: string | undefined;
    /**
     * The date and time when the last account was processed, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    completed?: string | undefined;
    /**
     * The date and time after which the import and its results are deleted, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    expires?: string | undefined;
    /**
     * The status of the import: `queued`, `in_process`, `completed` or `failed`. An import in which
     * some settings or accounts could not be changed is also `completed`.
     */
    status?: ("queued" | "in_process" | "completed" | "failed" | (string & {})) | undefined;
    /**
     * The share of the accounts that are processed, in percent.
     *
     * Format: int32
     */
    percent_completed?: number | undefined;
    /**
     * The number of accounts whose settings the import has processed.
     *
     * Format: int64
     */
    number_processed_accounts?: number | undefined;
    /**
     * The number of accounts that are still to be processed, or that the import could not change.
     *
     * Format: int64
     */
    number_unprocessed_accounts?: number | undefined;
    /** The results for each site of the service. The list is empty until the import is completed. */
    results?: OrganizationAccountSettingsImportResultResponse[] | undefined;
    /**
     * Indicates whether all accounts were processed without an issue. The field is absent until the
     * import is completed.
     */
    success?: boolean | undefined;
    /**
     * The names of the settings that the import left as they are because the account cannot change
     * them, by the GUID of the account.
     */
    skipped_settings_by_account?: {
        [key: string]: string[];
    } | undefined;
}
