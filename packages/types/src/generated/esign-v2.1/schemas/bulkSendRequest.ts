// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The envelope or template with which to send a bulk send list. */
export interface BulkSendRequest {
    /** The name of the batch. The default is the name of the list. */
    batchName?: string | undefined;
    /**
     * The required ID of the draft or template that is used for each copy, 75 MB at most.
     *
     * Format: guid
     */
    envelopeOrTemplateId?: string | undefined;
}
