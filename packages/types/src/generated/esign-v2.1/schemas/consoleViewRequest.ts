// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A request for a URL that opens the web application. */
export interface ConsoleViewRequest {
    /**
     * The ID of the envelope to open. If it is omitted, the list of envelopes opens.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The absolute URL to which the browser is redirected when the user leaves the application. */
    returnUrl?: string | undefined;
}
