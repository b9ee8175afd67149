// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A person to add to a workspace. */
export interface WorkspaceUserForCreate {
    /** The address to which the invitation goes. */
    email: string;
    /** The given name of the person. */
    first_name: string;
    /** The family name of the person. */
    last_name: string;
    /**
     * The ID of the role that the person gets. It is `Participate` unless another one is set.
     *
     * Format: guid
     */
    role_id?: (string | null) | undefined;
}
