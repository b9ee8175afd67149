// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { WorkspaceUser } from './workspaceUser.js';

/** The rights of a workspace user for an item. */
export interface WorkspaceUserAuthorization {
    /**
     * Specifies whether the person can delete the item.
     *
     * Format: boolean-string
     */
    canDelete?: ("true" | "false") | undefined;
    /**
     * Specifies whether the person can move the item to another folder.
     *
     * Format: boolean-string
     */
    canMove?: ("true" | "false") | undefined;
    /**
     * Specifies whether the person can send the item in an envelope.
     *
     * Format: boolean-string
     */
    canTransact?: ("true" | "false") | undefined;
    /**
     * Specifies whether the person can view the item.
     *
     * Format: boolean-string
     */
    canView?: ("true" | "false") | undefined;
    /**
     * The date and time when the person received these rights.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The ID of the user who granted these rights.
     *
     * Format: guid
     */
    createdById?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    modified?: string | undefined;
    /**
     * The ID of the user who last changed these rights.
     *
     * Format: guid
     */
    modifiedById?: string | undefined;
    /**
     * The ID of the person in the workspace.
     *
     * Format: guid
     */
    workspaceUserId?: string | undefined;
    /** The person who has these rights. */
    workspaceUserInformation?: WorkspaceUser | undefined;
}
