// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The envelopes whose events are to be sent once more. */
export interface ConnectFailureFilter {
    /** The envelopes whose events Connect sends again. */
    envelopeIds: string[];
    /**
     * Whether the call waits for the delivery; it never does.
     *
     * Format: boolean-string
     *
     * @default false
     */
    synchronous?: "false" | undefined;
}
