// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Permissions } from './Permissions.js';

/** A role that is to be made. It needs a name. */
export interface RoleForCreate {
    /** What the company calls the role. */
    name: string;
    /**
     * Whether the role is for people outside the company, who get it with the invitation to a
     * room.
     */
    isExternal?: boolean | undefined;
    /** What holders of the role may do. */
    permissions?: Permissions | undefined;
}
