// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Where the membership that is to be activated is kept. */
export interface ForceActivateMembershipRequest {
    /**
     * The site of the service that keeps the user of the membership, by its number.
     *
     * Format: int32
     */
    site_id: number;
}
