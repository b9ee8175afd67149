// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OETRErrorDetails } from './OETR_ErrorDetails.js';

/** One file of an export, or the reason why it could not be created. */
export interface OrganizationExportTaskResponse {
    /**
     * The ID of the part of the export that created the file.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The number of the site of the service from which the data come.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** The absolute URL of the file. It is downloaded with the access token of the request. */
    url?: string | undefined;
    /**
     * The number of rows in the file.
     *
     * Format: int64
     */
    number_rows?: number | undefined;
    /**
     * The size of the file, in bytes.
     *
     * Format: int64
     */
    size_bytes?: number | undefined;
    /** The reason why this part of the export failed. */
    error_details?: OETRErrorDetails | undefined;
}
