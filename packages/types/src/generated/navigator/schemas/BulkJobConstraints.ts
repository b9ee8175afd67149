// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The limits of an upload job. */
export interface BulkJobConstraints {
    /**
     * The largest size of a file, in megabytes.
     *
     * Format: int32
     */
    max_size_mb?: number | undefined;
    /**
     * The largest number of files in a job.
     *
     * Format: int32
     */
    max_documents_per_job?: number | undefined;
    /** The extensions of files that can be read. */
    allowed_formats?: string[] | undefined;
    /**
     * The time that an upload can take, in seconds.
     *
     * Format: int32
     */
    timeout_seconds?: number | undefined;
}
