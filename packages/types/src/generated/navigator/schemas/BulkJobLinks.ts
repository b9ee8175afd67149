// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The addresses of an upload job. */
export interface BulkJobLinks {
    /**
     * The URL of the job itself.
     *
     * Format: uri
     */
    self?: string | undefined;
}
