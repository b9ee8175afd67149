// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceUploadRequestAssignment } from './WorkspaceUploadRequestAssignment.js';
import type { WorkspaceUploadRequestDocument } from './WorkspaceUploadRequestDocument.js';
import type { WorkspaceUploadRequestOwner } from './WorkspaceUploadRequestOwner.js';
import type { WorkspaceUploadRequestStatus } from './WorkspaceUploadRequestStatus.js';

/**
 * The data of an upload request. All fields of a response can be sent back; those that cannot be
 * changed are ignored.
 */
export interface UpdateWorkspaceUploadRequestBody {
    /**
     * The ID of the request, which is ignored.
     *
     * Format: guid
     */
    upload_request_id?: (string | null) | undefined;
    /**
     * The ID of its workspace, which is ignored.
     *
     * Format: guid
     */
    workspace_id?: (string | null) | undefined;
    /** The documents that are asked for. */
    name: string;
    /** The documents that should be uploaded. */
    description?: (string | null) | undefined;
    /** The user who asks, which is ignored. */
    upload_request_owner?: WorkspaceUploadRequestOwner | undefined;
    /** The new state. Only `draft` can become `in_progress`. */
    status: WorkspaceUploadRequestStatus;
    /** The uploaded documents, which are ignored. */
    documents?: WorkspaceUploadRequestDocument[] | undefined;
    /** The people who upload or watch. They replace those of before. */
    assignments?: WorkspaceUploadRequestAssignment[] | undefined;
    /** The time of creation, which is ignored. */
    created_date?: (string | null) | undefined;
    /** The time of the last change, which is ignored. */
    updated_date?: (string | null) | undefined;
    /**
     * The date and time until which the documents should be there.
     *
     * Format: date-time
     */
    due_date: string;
    /** The time of sending, which is ignored. */
    sent_date?: (string | null) | undefined;
    /** The time of completion, which is ignored. */
    completed_date?: (string | null) | undefined;
    /** Ignored. */
    can_view?: (boolean | null) | undefined;
    /** Ignored. */
    can_edit?: (boolean | null) | undefined;
    /** Ignored. */
    can_delete?: (boolean | null) | undefined;
}
