// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The new period of an authorization. */
export interface UserAuthorizationUpdateRequest {
    /**
     * The time until which the authorization is valid. The default is the end of the year 9999.
     *
     * Format: date-time
     */
    endDate?: string | undefined;
    /**
     * The time from which the authorization is valid. The default is the current time.
     *
     * Format: date-time
     */
    startDate?: string | undefined;
}
