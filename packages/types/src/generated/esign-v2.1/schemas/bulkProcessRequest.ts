// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The envelopes that are to be processed with a list. */
export interface BulkProcessRequest {
    /** A name for this run, which the response repeats. */
    batchName?: string | undefined;
    /**
     * The draft envelope or the template of which each entry of the list gets a copy.
     *
     * Format: guid
     */
    envelopeOrTemplateId?: string | undefined;
}
