// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Permissions } from './Permissions.js';

/** A role with what it permits. */
export interface Role {
    /**
     * The number of the role. Members and invitations refer to the role by it.
     *
     * Format: int32
     */
    roleId?: number | undefined;
    /** The ID under which the older generation of Rooms knows the role. */
    legacyRoleId?: string | undefined;
    /** What the company calls the role. */
    name?: string | undefined;
    /** Whether administrators of the company get this role unless another is chosen. */
    isDefaultForAdmin?: boolean | undefined;
    /** Whether the role is for people outside the company; internal otherwise. */
    isExternal?: boolean | undefined;
    /**
     * The moment at which the role was made.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** Whether somebody holds the role; told only where the call asked for it. */
    isAssigned?: boolean | undefined;
    /** What holders of the role may do. */
    permissions?: Permissions | undefined;
}
