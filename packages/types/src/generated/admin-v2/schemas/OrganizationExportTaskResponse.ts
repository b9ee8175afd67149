// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OETRErrorDetails } from './OETR_ErrorDetails.js';

/** One file of an export, or why it could not be made. */
export interface OrganizationExportTaskResponse {
    /**
     * The ID of the part of the export that made the file.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The site of the service from which the data come, by its number.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** The absolute address of the file. It is read with the access token of the call. */
    url?: string | undefined;
    /**
     * How many rows the file has.
     *
     * Format: int64
     */
    number_rows?: number | undefined;
    /**
     * How many bytes the file has.
     *
     * Format: int64
     */
    size_bytes?: number | undefined;
    /** Why this part of the export failed. */
    error_details?: OETRErrorDetails | undefined;
}
