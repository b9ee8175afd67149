// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A person in a workspace: its owner, or somebody who was invited. */
export interface WorkspaceUser {
    /** The account, by its external number or by its GUID. */
    accountId?: string | undefined;
    /** What the customer calls the account. */
    accountName?: string | undefined;
    /**
     * When the person began to take part in the workspace.
     *
     * Format: date-time
     */
    activeSince?: string | undefined;
    /**
     * When the person was added to the workspace.
     *
     * Format: date-time
     */
    created?: string | undefined;
    /**
     * The user who made it.
     *
     * Format: guid
     */
    createdById?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The text of the e-mail that invites the person. */
    invitationEmailBlurb?: string | undefined;
    /** The subject of the e-mail that invites the person. */
    invitationEmailSubject?: string | undefined;
    /**
     * When it was last changed.
     *
     * Format: date-time
     */
    lastModified?: string | undefined;
    /**
     * The user who last changed the person's part in the workspace.
     *
     * Format: guid
     */
    lastModifiedById?: string | undefined;
    /** How far the person takes part in the workspace, such as `active`. */
    status?: string | undefined;
    /** Whether the person owns the workspace or takes part in it by invitation. */
    type?: ("type_owner" | "type_participant") | undefined;
    /**
     * The user of the service that the person is, where there is one.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The full name of the person. */
    userName?: string | undefined;
    /**
     * The workspace, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    workspaceId?: string | undefined;
    /** The absolute address that `workspaceUserUri` belongs to. */
    workspaceUserBaseUrl?: string | undefined;
    /**
     * The person, by the ID that they have in the workspace.
     *
     * Format: guid
     */
    workspaceUserId?: string | undefined;
    /** The relative address of the person within the workspace. */
    workspaceUserUri?: string | undefined;
}
