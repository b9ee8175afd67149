// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A role, as returned in a list, without its permissions. */
export interface RoleSummary {
    /**
     * The ID of the role, as used in members and invitations.
     *
     * Format: int32
     */
    roleId?: number | undefined;
    /**
     * The name that Rooms v5 has for the role: `Admin`, `Manager` or `Agent`. It is omitted for roles
     * that the company created.
     */
    legacyRoleId?: string | undefined;
    /** The name of the role. */
    name?: string | undefined;
    /** Indicates whether administrators of the company have this role by default. */
    isDefaultForAdmin?: boolean | undefined;
    /**
     * Indicates whether the role is for people outside the company. Otherwise it is an internal
     * role.
     */
    isExternal?: boolean | undefined;
    /** The date and time when the role was created. */
    createdDate?: string | undefined;
}
