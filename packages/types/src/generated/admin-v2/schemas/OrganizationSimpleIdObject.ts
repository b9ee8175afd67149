// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A reference to a user by the ID alone. */
export interface OrganizationSimpleIdObject {
    /**
     * The GUID of the user.
     *
     * Format: guid
     */
    id?: string | undefined;
}
