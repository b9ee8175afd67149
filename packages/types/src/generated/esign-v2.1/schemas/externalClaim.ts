// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A statement of another company about a signer. */
export interface ExternalClaim {
    /**
     * The date and time when the statement was received.
     *
     * Format: date-time
     */
    acquiredTime?: string | undefined;
    /** The name of the statement. */
    claimName?: string | undefined;
    /** The company that made the statement. */
    provider?: string | undefined;
    /** The text of the statement. */
    value?: string | undefined;
}
