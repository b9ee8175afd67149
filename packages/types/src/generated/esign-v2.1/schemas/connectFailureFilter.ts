// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The envelopes whose events are published again. */
export interface ConnectFailureFilter {
    /** The IDs of the envelopes whose events Connect publishes again. */
    envelopeIds: string[];
    /**
     * Specifies whether the request waits for the delivery. The only allowed value is `false`.
     *
     * Format: boolean-string
     *
     * @default false
     */
    synchronous?: "false" | undefined;
}
