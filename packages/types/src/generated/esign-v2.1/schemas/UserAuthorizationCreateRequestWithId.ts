// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthorizationUser } from './AuthorizationUser.js';
import type { AuthorizationPermission } from './authorizationPermission.js';

/** An authorization to create, or, if it has an ID, to change. */
export interface UserAuthorizationCreateRequestWithId {
    /**
     * The ID of the authorization to change. Omit it to create an authorization.
     *
     * Format: guid
     */
    authorizationId?: string | undefined;
    /** The agent, who acts for the principal. A request requires the user ID. */
    agentUser?: AuthorizationUser | undefined;
    /** What the other user may do with the envelope: `read` it, or `manage` it as its sender can. */
    permission?: AuthorizationPermission | undefined;
    /**
     * The time until which the authorization is valid. The default is the end of the year 9999.
     *
     * Format: date-time
     */
    endDate?: string | undefined;
    /**
     * The time from which the authorization is valid. The default is the current time.
     *
     * Format: date-time
     */
    startDate?: string | undefined;
    /** The system that the task of the authorization comes from. */
    taskSource?: string | undefined;
    /** The type of task that the authorization is limited to. */
    taskType?: string | undefined;
}
