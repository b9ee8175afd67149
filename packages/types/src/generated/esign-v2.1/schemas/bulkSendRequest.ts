// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The envelope or template that a bulk send list is sent with. */
export interface BulkSendRequest {
    /** What the sender calls this sending of the list. */
    batchName?: string | undefined;
    /**
     * The draft or template that every copy is made from, 75 MB at most.
     *
     * Format: guid
     */
    envelopeOrTemplateId: string;
}
