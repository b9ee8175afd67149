// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceUploadRequestAssignment } from './WorkspaceUploadRequestAssignment.js';
import type { WorkspaceUploadRequestDocument } from './WorkspaceUploadRequestDocument.js';
import type { WorkspaceUploadRequestOwner } from './WorkspaceUploadRequestOwner.js';
import type { WorkspaceUploadRequestStatus } from './WorkspaceUploadRequestStatus.js';

/** An upload request. */
export interface GetWorkspaceUploadRequestResponse {
    /**
     * The ID of the upload request, for later calls.
     *
     * Format: guid
     */
    upload_request_id: string;
    /**
     * The ID of the workspace to which it belongs.
     *
     * Format: guid
     */
    workspace_id: string;
    /** The request, in a few words. */
    name: string | null;
    /** The documents that the assignees should upload. */
    description?: (string | null) | undefined;
    /** The user who asks for the documents. */
    upload_request_owner: WorkspaceUploadRequestOwner;
    /** The state of the request. */
    status: WorkspaceUploadRequestStatus;
    /** The documents that were uploaded. */
    documents: WorkspaceUploadRequestDocument[];
    /** The people who upload or watch. */
    assignments: WorkspaceUploadRequestAssignment[];
    /**
     * The date and time when it was created.
     *
     * Format: date-time
     */
    created_date: string;
    /**
     * The date and time of its last change.
     *
     * Format: date-time
     */
    updated_date: string;
    /**
     * The date and time until which the documents are expected. After it, the request is `overdue`.
     *
     * Format: date-time
     */
    due_date?: (string | null) | undefined;
    /**
     * The date and time when the assignees were asked.
     *
     * Format: date-time
     */
    sent_date?: (string | null) | undefined;
    /**
     * The date and time when an assignee completed it.
     *
     * Format: date-time
     */
    completed_date?: (string | null) | undefined;
    /** Says if the caller can view it. */
    can_view: boolean;
    /** Says if the caller can change it. */
    can_edit: boolean;
    /** Says if the caller can delete it. */
    can_delete: boolean;
}
