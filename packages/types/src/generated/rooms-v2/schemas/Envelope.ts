// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The envelope that was created from documents of a room. */
export interface Envelope {
    /**
     * The ID of the envelope in eSignature, for requests such as `Envelopes_get` and
     * `EnvelopeRecipients_create`.
     *
     * Format: guid
     */
    eSignEnvelopeId?: string | undefined;
}
