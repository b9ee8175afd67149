// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A user of a workspace: its owner or an invited person. */
export interface WorkspaceUser {
    /** The ID of the account, either its external number or its GUID. */
    accountId?: string | undefined;
    /** The name of the account, usually the name of the company. */
    accountName?: string | undefined;
    /**
     * The date and time when the person became active in the workspace.
     *
     * Format: date-time
     */
    activeSince?: string | undefined;
    /**
     * The date and time when the person was added to the workspace.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The ID of the user who created this object.
     *
     * Format: guid
     */
    createdById?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The body text of the invitation e-mail. */
    invitationEmailBlurb?: string | undefined;
    /** The subject of the invitation e-mail. */
    invitationEmailSubject?: string | undefined;
    /**
     * The date and time when this object was last changed.
     *
     * Format: date-time
     */
    lastModified?: string | undefined;
    /**
     * The ID of the user who last changed this workspace user.
     *
     * Format: guid
     */
    lastModifiedById?: string | undefined;
    /** The status of the person in the workspace, such as `active`. */
    status?: string | undefined;
    /**
     * The type of workspace user: the owner (`type_owner`) or an invited participant
     * (`type_participant`).
     */
    type?: ("type_owner" | "type_participant" | (string & {})) | undefined;
    /**
     * The ID of the user of the service that corresponds to the person, if any.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The full name of the person. */
    userName?: string | undefined;
    /**
     * The ID of the workspace, a GUID that the service assigns.
     *
     * Format: guid
     */
    workspaceId?: string | undefined;
    /** The absolute base URL for `workspaceUserUri`. */
    workspaceUserBaseUrl?: string | undefined;
    /**
     * The ID of the person in the workspace.
     *
     * Format: guid
     */
    workspaceUserId?: string | undefined;
    /** The relative URI of the person in the workspace. */
    workspaceUserUri?: string | undefined;
}
