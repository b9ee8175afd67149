// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An upload job to create. */
export interface CreateBulkJob {
    /** The name of the job. The service makes one up if there is none. */
    job_name?: string | undefined;
    /**
     * The number of files that will be uploaded.
     *
     * Format: int32
     */
    expected_number_of_docs: number;
    /** The language of the files. It is `en-US` unless another one is set. */
    language?: string | undefined;
    /** The IDs of sets to which the agreements are added. */
    agreement_set_ids?: string[] | undefined;
}
