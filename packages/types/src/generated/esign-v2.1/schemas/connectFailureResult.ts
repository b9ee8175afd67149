// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The result of publishing the events of one envelope again. */
export interface ConnectFailureResult {
    /** The ID of the configuration used for the message. An envelope can have several configurations. */
    configId?: string | undefined;
    /** The absolute URL to which the message is sent. */
    configUrl?: string | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The status of the message: queued (`Queued`), delivered (`Success`) or failed (`Fail`). */
    status?: ("Queued" | "Success" | "Fail" | (string & {})) | undefined;
    /** A readable explanation of the status. */
    statusMessage?: string | undefined;
}
