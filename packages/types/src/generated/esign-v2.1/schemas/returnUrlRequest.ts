// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The redirect URL of an embedded page. */
export interface ReturnUrlRequest {
    /**
     * The absolute URL to which the browser is redirected when the page is left. The query parameter
     * `event` contains the outcome, and `envelopeId` the ID of the envelope.
     */
    returnUrl?: string | undefined;
}
