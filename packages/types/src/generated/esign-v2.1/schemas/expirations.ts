// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The expiration settings of an envelope. An expired envelope is voided. */
export interface Expirations {
    /**
     * Specifies whether these expiration settings apply instead of the account's settings.
     *
     * Format: boolean-string
     */
    expireEnabled?: ("true" | "false") | undefined;
    /**
     * The number of days after sending when the envelope expires.
     *
     * Format: integer-string
     */
    expireAfter?: string | undefined;
    /**
     * The number of days before expiration when recipients are warned. With `0`, no warning is sent.
     *
     * Format: integer-string
     */
    expireWarn?: string | undefined;
}
