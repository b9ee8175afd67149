// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The permission profile that a member is to have. */
export interface PermissionProfileRequest {
    /**
     * The number of the permission profile within the service.
     *
     * Format: int64
     */
    id: number;
    /** What the account calls the permission profile. */
    name?: string | undefined;
}
