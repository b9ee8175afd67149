// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OASIRRErrorDetails } from './OASIRR_ErrorDetails.js';
import type { OASIRROrganizationAccountSettingsErrorDataResponse } from './OASIRR_OrganizationAccountSettingsErrorDataResponse.js';

/** The result of an import of account settings for the accounts of one site. */
export interface OrganizationAccountSettingsImportResultResponse {
    /**
     * The ID of this part of the import.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The number of the site of the service that stores the accounts of this part.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /**
     * The absolute URL of a CSV file with the result of each setting in each account. It is
     * downloaded with the access token of the request.
     */
    url?: string | undefined;
    /**
     * The number of accounts of this site whose settings the import has processed.
     *
     * Format: int64
     */
    number_processed_accounts?: number | undefined;
    /**
     * The number of accounts of this site that the import could not change.
     *
     * Format: int64
     */
    number_unprocessed_accounts?: number | undefined;
    /** The reason why no account of this site could be changed. */
    error_details?: OASIRRErrorDetails | undefined;
    /** The settings and accounts that could not be changed, with the reasons. */
    processing_issues_by_account?: OASIRROrganizationAccountSettingsErrorDataResponse[] | undefined;
}
