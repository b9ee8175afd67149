// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthorizationUser } from './AuthorizationUser.js';
import type { AuthorizationPermission } from './authorizationPermission.js';

/** The permission of one user, the agent, to act for another user of the account, the principal. */
export interface UserAuthorization {
    /** The agent, who acts for the principal. */
    agentUser?: AuthorizationUser | undefined;
    /**
     * The ID that the authorization got when it was created.
     *
     * Format: guid
     */
    authorizationId?: string | undefined;
    /**
     * The time at which the authorization was created.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /** The name and e-mail address of the user who created the authorization. */
    createdBy?: string | undefined;
    /**
     * The time at which the authorization was last changed.
     *
     * Format: date-time
     */
    modified?: string | undefined;
    /** The name and e-mail address of the user who last changed the authorization. */
    modifiedBy?: string | undefined;
    /** What the other user may do with the envelope: `read` it, or `manage` it as its sender can. */
    permission?: AuthorizationPermission | undefined;
    /** The principal, for whom the agent acts. */
    principalUser?: AuthorizationUser | undefined;
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
