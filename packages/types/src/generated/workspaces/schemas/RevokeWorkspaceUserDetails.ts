// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The time at which a person loses access. */
export interface RevokeWorkspaceUserDetails {
    /**
     * The date and time from which the person cannot open the workspace. Without it, the access ends
     * now.
     *
     * Format: date-time
     */
    revocation_date?: (string | null) | undefined;
}
