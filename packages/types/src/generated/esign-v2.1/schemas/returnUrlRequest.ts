// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Where the browser goes when an embedded page is left. */
export interface ReturnUrlRequest {
    /**
     * The absolute address to which the browser goes when the page is left. `event` in its query then says
     * what happened, and `envelopeId` to which envelope.
     */
    returnUrl?: string | undefined;
}
