// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkJobActionTemplates } from './BulkJobActionTemplates.js';
import type { BulkJobConstraints } from './BulkJobConstraints.js';
import type { BulkJobEmbedded } from './BulkJobEmbedded.js';
import type { BulkJobLinks } from './BulkJobLinks.js';
import type { BulkJobMetadata } from './BulkJobMetadata.js';

/** An upload job with its files. */
export interface BulkJob {
    /**
     * The ID of the job.
     *
     * Format: guid
     */
    id: string;
    /**
     * The ID of the job in the service that reads the files.
     *
     * Format: guid
     */
    external_job_id?: string | undefined;
    /** The name that the job was given or the service made up. */
    name: string;
    /** The state of the job. `CANCELED` and `CANCELLED` are the same. */
    status: "OPEN" | "UPLOAD_COMPLETE" | "IN_PROGRESS" | "COMPLETE" | "FAILED" | "CANCELED" | "CANCELLED" | (string & {});
    /** All states that a job can have. */
    status_enum: string[];
    /**
     * The date and time when the job was created.
     *
     * Format: date-time
     */
    created_at: string;
    /**
     * The date and time when the job changed last.
     *
     * Format: date-time
     */
    modified_at: string;
    /**
     * The date and time after which nothing can be uploaded.
     *
     * Format: date-time
     */
    expires_at: string;
    /** The time for which files can be uploaded, as a duration of ISO 8601. */
    ttl_period?: string | undefined;
    /** The files of the job. */
    _embedded?: BulkJobEmbedded | undefined;
    /** The requests by which files are sent. */
    _action_templates?: BulkJobActionTemplates | undefined;
    /** The addresses of the job. */
    _links?: BulkJobLinks | undefined;
    /** The limits of the job. */
    constraints?: BulkJobConstraints | undefined;
    /** The time at which the response was written. */
    metadata: BulkJobMetadata;
    /** The requests to make next. */
    message?: string | undefined;
}
