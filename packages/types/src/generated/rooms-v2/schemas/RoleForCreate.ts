// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Permissions } from './Permissions.js';

/** A role to create. It requires a name. */
export interface RoleForCreate {
    /** The name of the role. */
    name: string;
    /**
     * Specifies whether the role is for people outside the company, who receive it with the
     * invitation to a room.
     */
    isExternal?: boolean | undefined;
    /** The permissions of the role. */
    permissions?: Permissions | undefined;
}
