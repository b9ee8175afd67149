// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One way in which a user has proved who they are, with how often and when last. */
export interface AuthenticationMethod {
    /**
     * The kind of proof: a telephone call, a student number (`STAN`), questions on the person's
     * past (`ISCheck`), a check against sanctions lists (`OFAC`), an access code, the age, or
     * single sign-on.
     */
    authenticationType?: ("PhoneAuth" | "STAN" | "ISCheck" | "OFAC" | "AccessCode" | "AgeVerify" | "SSOAuth") | undefined;
    /** Which provider checked the proof the last time. */
    lastProvider?: string | undefined;
    /**
     * When the proof was last given.
     *
     * Format: date-time
     */
    lastTimestamp?: string | undefined;
    /**
     * How many times the proof has been given.
     *
     * Format: integer-string
     */
    totalCount?: string | undefined;
}
