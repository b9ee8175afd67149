// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What the web application opens with, and where the browser goes afterwards. */
export interface ConsoleViewRequest {
    /**
     * The envelope to open with; without it the list of envelopes opens.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The absolute address to which the browser goes when the application is left. */
    returnUrl?: string | undefined;
}
