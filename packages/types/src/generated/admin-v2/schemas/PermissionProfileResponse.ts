// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The permission profile of a member. */
export interface PermissionProfileResponse {
    /**
     * The numeric ID of the permission profile in the service.
     *
     * Format: int64
     */
    id?: number | undefined;
    /** The name of the permission profile. */
    name?: string | undefined;
}
