// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceSettings } from './workspaceSettings.js';
import type { WorkspaceUser } from './workspaceUser.js';

/** A workspace: an area in which an owner and invited people collect files and work on them. */
export interface Workspace {
    /** The ID of the account that pays for the envelopes sent from the workspace. */
    billableAccountId?: string | undefined;
    /** The workspace user who sent the request. */
    readonly callerInformation?: WorkspaceUser | undefined;
    /**
     * The date and time when the workspace was created.
     *
     * Format: date-time
     */
    readonly created?: string | undefined;
    /** The person who created the workspace. */
    readonly createdByInformation?: WorkspaceUser | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    readonly lastModified?: string | undefined;
    /** The person who last changed the workspace. */
    readonly lastModifiedByInformation?: WorkspaceUser | undefined;
    /** The settings that control what the users of the workspace can do. */
    settings?: WorkspaceSettings | undefined;
    /** The status of the workspace: `active` or `closed`. */
    status?: ("active" | "closed" | (string & {})) | undefined;
    /** The absolute base URL for the relative URIs of the workspace. */
    readonly workspaceBaseUrl?: string | undefined;
    /** A text that explains what the workspace is for. */
    workspaceDescription?: string | undefined;
    /**
     * The ID of the workspace, a GUID that the service assigns.
     *
     * Format: guid
     */
    workspaceId?: string | undefined;
    /** The name under which the workspace is listed. */
    workspaceName?: string | undefined;
    /** The relative URI of the workspace. */
    readonly workspaceUri?: string | undefined;
}
