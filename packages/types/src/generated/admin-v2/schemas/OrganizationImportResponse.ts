// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationImportResponseErrorRollup } from './OrganizationImportResponseErrorRollup.js';
import type { OrganizationImportResponseRequestor } from './OrganizationImportResponseRequestor.js';
import type { OrganizationImportResponseWarningRollup } from './OrganizationImportResponseWarningRollup.js';

/** An import of users, how far it has come and what came of it. */
export interface OrganizationImportResponse {
    /**
     * The ID of the import, which the other import calls take.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** What the import does with the users, such as adding or closing them. */
    type?: string | undefined;
    /** Who asked for the import. */
    requestor?: OrganizationImportResponseRequestor | undefined;
    /**
     * The moment at which the import was asked for.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The moment at which the import last moved on.
     *
     * Format: date-time
     */
    last_modified?: string | undefined;
    /**
     * Where the import stands: waiting, running, through, or given up. Rows may have failed
     * also in one that is through.
     */
    status?: ("queued" | "in_process" | "completed" | "failed") | undefined;
    /**
     * How many users the file lists.
     *
     * Format: int32
     */
    user_count?: number | undefined;
    /**
     * How many of the users have been dealt with so far, well or not.
     *
     * Format: int32
     */
    processed_user_count?: number | undefined;
    /**
     * How many users are new in their account.
     *
     * Format: int32
     */
    added_user_count?: number | undefined;
    /**
     * How many users were there before and were changed.
     *
     * Format: int32
     */
    updated_user_count?: number | undefined;
    /**
     * How many users lost their membership.
     *
     * Format: int32
     */
    closed_user_count?: number | undefined;
    /**
     * How many users already stood as the file wants them.
     *
     * Format: int32
     */
    no_action_required_user_count?: number | undefined;
    /**
     * How many errors were met, in the file as a whole and in its rows.
     *
     * Format: int32
     */
    error_count?: number | undefined;
    /**
     * How many warnings were given for rows that went through nevertheless.
     *
     * Format: int32
     */
    warning_count?: number | undefined;
    /** The column headers of the file that no import knows. */
    invalid_column_headers?: string | undefined;
    /** The accounts whose part of the import is not found or cannot be read. */
    imports_not_found_or_not_available_for_accounts?: string | undefined;
    /** The accounts whose part of the import failed. */
    imports_failed_for_accounts?: string | undefined;
    /** The accounts whose part of the import took too long. */
    imports_timed_out_for_accounts?: string | undefined;
    /** The sites of the service whose part of the import is not found or cannot be read. */
    imports_not_found_or_not_available_for_sites?: string | undefined;
    /** The sites of the service whose part of the import failed. */
    imports_failed_for_sites?: string | undefined;
    /** The sites of the service whose part of the import took too long. */
    imports_timed_out_for_sites?: string | undefined;
    /** The errors that concern the file as a whole, counted by kind. */
    file_level_error_rollups?: OrganizationImportResponseErrorRollup[] | undefined;
    /** The errors that concern single users, counted by kind. */
    user_level_error_rollups?: OrganizationImportResponseErrorRollup[] | undefined;
    /** The warnings that concern single users, counted by kind. */
    user_level_warning_rollups?: OrganizationImportResponseWarningRollup[] | undefined;
    /** Whether the outcome can be fetched as CSV already. */
    has_csv_results?: boolean | undefined;
    /** The address of the outcome as CSV. */
    results_uri?: string | undefined;
}
