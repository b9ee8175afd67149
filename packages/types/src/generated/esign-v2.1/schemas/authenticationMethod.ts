// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An authentication method of a user, with the number of uses and the time of the last use. */
export interface AuthenticationMethod {
    /**
     * The type of authentication: a telephone call (`PhoneAuth`), a student number (`STAN`),
     * questions about the person's past (`ISCheck`), a check against sanctions lists (`OFAC`), an
     * access code (`AccessCode`), an age check (`AgeVerify`) or single sign-on (`SSOAuth`).
     */
    authenticationType?: ("PhoneAuth" | "STAN" | "ISCheck" | "OFAC" | "AccessCode" | "AgeVerify" | "SSOAuth" | (string & {})) | undefined;
    /** The provider that performed the most recent authentication. */
    lastProvider?: string | undefined;
    /**
     * The date and time of the most recent authentication.
     *
     * Format: date-time
     */
    lastTimestamp?: string | undefined;
    /**
     * The number of times that the user has authenticated with this method.
     *
     * Format: integer-string
     */
    totalCount?: string | undefined;
}
