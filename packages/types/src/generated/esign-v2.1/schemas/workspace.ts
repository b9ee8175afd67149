// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceSettings } from './workspaceSettings.js';
import type { WorkspaceUser } from './workspaceUser.js';

/**
 * A workspace: an area in which an owner and the people whom they invite collect files and work on
 * them.
 */
export interface Workspace {
    /** The account that pays for what is sent out of the workspace. */
    billableAccountId?: string | undefined;
    /** The person in the workspace who made the call. */
    readonly callerInformation?: WorkspaceUser | undefined;
    /**
     * When the workspace was made.
     *
     * Format: date-time
     */
    readonly created?: string | undefined;
    /** The person who made the workspace. */
    readonly createdByInformation?: WorkspaceUser | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    readonly lastModified?: string | undefined;
    /** The person who last changed the workspace. */
    readonly lastModifiedByInformation?: WorkspaceUser | undefined;
    /** What the people in the workspace may do in it. */
    settings?: WorkspaceSettings | undefined;
    /** Whether the workspace is in use or closed. */
    status?: ("active" | "closed") | undefined;
    /** The absolute address that the relative addresses of the workspace belong to. */
    readonly workspaceBaseUrl?: string | undefined;
    /** What the workspace is for. */
    workspaceDescription?: string | undefined;
    /**
     * The workspace, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    workspaceId?: string | undefined;
    /** What the owner calls the workspace. */
    workspaceName?: string | undefined;
    /** The relative address of the workspace. */
    readonly workspaceUri?: string | undefined;
}
