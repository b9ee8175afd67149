// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** When an envelope expires; it is voided then. */
export interface Expirations {
    /**
     * Whether the envelope expires by what stands here rather than by the account's settings.
     *
     * Format: boolean-string
     */
    expireEnabled?: ("true" | "false") | undefined;
    /**
     * Days from sending until the envelope expires.
     *
     * Format: integer-string
     */
    expireAfter?: string | undefined;
    /**
     * Days before the expiry on which recipients are warned; `0` sends no warning.
     *
     * Format: integer-string
     */
    expireWarn?: string | undefined;
}
