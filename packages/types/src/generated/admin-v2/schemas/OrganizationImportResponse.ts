// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationImportResponseErrorRollup } from './OrganizationImportResponseErrorRollup.js';
import type { OrganizationImportResponseRequestor } from './OrganizationImportResponseRequestor.js';
import type { OrganizationImportResponseWarningRollup } from './OrganizationImportResponseWarningRollup.js';

/** An import of users, with its progress and results. */
export interface OrganizationImportResponse {
    /**
     * The ID of the import, which the other import operations require.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The type of the import, such as adding users or closing memberships. */
    type?: string | undefined;
    /** The user or application that requested the import. */
    requestor?: OrganizationImportResponseRequestor | undefined;
    /**
     * The date and time when the import was requested, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The date and time when the import last changed, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    last_modified?: string | undefined;
    /**
     * The status of the import: `queued`, `in_process`, `completed` or `failed`. A completed
     * import can contain failed rows.
     */
    status?: ("queued" | "in_process" | "completed" | "failed" | (string & {})) | undefined;
    /**
     * The number of users in the file.
     *
     * Format: int32
     */
    user_count?: number | undefined;
    /**
     * The number of users processed so far, successfully or not.
     *
     * Format: int32
     */
    processed_user_count?: number | undefined;
    /**
     * The number of users who were added to their account.
     *
     * Format: int32
     */
    added_user_count?: number | undefined;
    /**
     * The number of existing users who were changed.
     *
     * Format: int32
     */
    updated_user_count?: number | undefined;
    /**
     * The number of users whose membership was closed.
     *
     * Format: int32
     */
    closed_user_count?: number | undefined;
    /**
     * The number of users who already matched the file.
     *
     * Format: int32
     */
    no_action_required_user_count?: number | undefined;
    /**
     * The number of errors in the file as a whole and in its rows.
     *
     * Format: int32
     */
    error_count?: number | undefined;
    /**
     * The number of warnings for rows that were imported.
     *
     * Format: int32
     */
    warning_count?: number | undefined;
    /** The unknown column headers in the file. */
    invalid_column_headers?: string | undefined;
    /** The accounts whose part of the import was not found or is not available. */
    imports_not_found_or_not_available_for_accounts?: string | undefined;
    /** The accounts whose part of the import failed. */
    imports_failed_for_accounts?: string | undefined;
    /** The accounts whose part of the import timed out. */
    imports_timed_out_for_accounts?: string | undefined;
    /** The sites of the service whose part of the import was not found or is not available. */
    imports_not_found_or_not_available_for_sites?: string | undefined;
    /** The sites of the service whose part of the import failed. */
    imports_failed_for_sites?: string | undefined;
    /** The sites of the service whose part of the import timed out. */
    imports_timed_out_for_sites?: string | undefined;
    /** The errors that concern the file as a whole, counted by type. */
    file_level_error_rollups?: OrganizationImportResponseErrorRollup[] | undefined;
    /** The errors that concern individual users, counted by type. */
    user_level_error_rollups?: OrganizationImportResponseErrorRollup[] | undefined;
    /** The warnings that concern individual users, counted by type. */
    user_level_warning_rollups?: OrganizationImportResponseWarningRollup[] | undefined;
    /** Indicates whether the results are available as CSV. */
    has_csv_results?: boolean | undefined;
    /** The URI of the results as CSV. */
    results_uri?: string | undefined;
}
