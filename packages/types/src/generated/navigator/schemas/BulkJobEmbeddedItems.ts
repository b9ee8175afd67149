// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkJobItemActions } from './BulkJobItemActions.js';

/** A file of an upload job. */
export interface BulkJobEmbeddedItems {
    /**
     * The ID of the file within the job.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The ID of the agreement that was made of the file.
     *
     * Format: guid
     */
    agreement_id?: string | undefined;
    /**
     * The position of the file in the job, from 1.
     *
     * Format: int32
     */
    sequence?: number | undefined;
    /** The state of the file. */
    status?: ("NOT_STARTED" | "IN_PROGRESS" | "CANCELED" | "SUCCEEDED" | "FAILED" | (string & {})) | undefined;
    /**
     * The number of the error with a file that failed. It is 6105 if nothing was uploaded.
     *
     * Format: int32
     */
    error_code?: number | undefined;
    /** The problem of a file that failed. */
    error?: string | undefined;
    /** The address to which its content is sent. */
    _actions?: BulkJobItemActions | undefined;
}
