// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What became of one envelope whose events were to be sent once more. */
export interface ConnectFailureResult {
    /** The configuration that the message goes by; an envelope may have several. */
    configId?: string | undefined;
    /** The absolute address that the message goes to. */
    configUrl?: string | undefined;
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** Where the message is: waiting in the queue, delivered or refused. */
    status?: ("Queued" | "Success" | "Fail") | undefined;
    /** A sentence that explains the status. */
    statusMessage?: string | undefined;
}
