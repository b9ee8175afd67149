// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The permission profile to assign to a member. */
export interface PermissionProfileRequest {
    /**
     * The numeric ID of the permission profile in the service.
     *
     * Format: int64
     */
    id: number;
    /** The name of the permission profile. */
    name?: string | undefined;
}
