// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The site that stores the membership to activate. */
export interface ForceActivateMembershipRequest {
    /**
     * The number of the site of the service that stores the user of the membership.
     *
     * Format: int32
     */
    site_id: number;
}
