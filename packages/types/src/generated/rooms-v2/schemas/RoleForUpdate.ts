// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Permissions } from './Permissions.js';

/** What is to change on a role. */
export interface RoleForUpdate {
    /** What the company calls the role. */
    name?: string | undefined;
    /**
     * Whether the role is for people outside the company, who get it with the invitation to a
     * room.
     */
    isExternal?: boolean | undefined;
    /** What holders of the role may do. */
    permissions?: Permissions | undefined;
}
