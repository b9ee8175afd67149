// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkJobConstraints } from './BulkJobConstraints.js';

/** The request by which a file of the job is sent. */
export interface BulkJobActionTemplate {
    /** The HTTP method of the upload. */
    method?: string | undefined;
    /** Says if every file needs this. */
    required?: boolean | undefined;
    /** The purpose of the upload. */
    description?: string | undefined;
    /** The parts of the URL that differ from file to file. */
    template_variables?: {
        [key: string]: string;
    } | undefined;
    /** The headers that the request needs. */
    headers?: {
        [key: string]: string;
    } | undefined;
    /** The limits of a file. */
    constraints?: BulkJobConstraints | undefined;
    /**
     * The status of the response if the file arrived.
     *
     * Format: int32
     */
    success_status_code?: number | undefined;
    /** The meaning of other statuses. */
    error_status_codes?: {
        [key: string]: string;
    } | undefined;
}
