// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The error of a copy that could not be sent. */
export interface BulkSendErrorStatus {
    /**
     * The date and time of the error.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The ID of the envelope, if one was created.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The reason why the copy could not be sent. */
    errorMessage?: string | undefined;
    /** The e-mail addresses of the recipients of the copy. */
    recipientEmails?: string[] | undefined;
}
