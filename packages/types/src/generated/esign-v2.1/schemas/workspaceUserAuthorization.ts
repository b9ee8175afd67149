// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { WorkspaceUser } from './workspaceUser.js';

/** What a person in a workspace may do with an item. */
export interface WorkspaceUserAuthorization {
    /**
     * Whether the person may delete the item.
     *
     * Format: boolean-string
     */
    canDelete?: ("true" | "false") | undefined;
    /**
     * Whether the person may move the item to another folder.
     *
     * Format: boolean-string
     */
    canMove?: ("true" | "false") | undefined;
    /**
     * Whether the person may send the item in an envelope.
     *
     * Format: boolean-string
     */
    canTransact?: ("true" | "false") | undefined;
    /**
     * Whether the person may open the item.
     *
     * Format: boolean-string
     */
    canView?: ("true" | "false") | undefined;
    /**
     * When the person got these rights.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The user who gave the person these rights.
     *
     * Format: guid
     */
    createdById?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    modified?: string | undefined;
    /**
     * The user who last changed these rights.
     *
     * Format: guid
     */
    modifiedById?: string | undefined;
    /**
     * The person, by the ID that they have in the workspace.
     *
     * Format: guid
     */
    workspaceUserId?: string | undefined;
    /** The person who has these rights. */
    workspaceUserInformation?: WorkspaceUser | undefined;
}
