// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CreateWorkspaceUploadRequestAssignment } from './CreateWorkspaceUploadRequestAssignment.js';
import type { WorkspaceUploadRequestStatus } from './WorkspaceUploadRequestStatus.js';

/** An upload request to create. */
export interface CreateWorkspaceUploadRequestBody {
    /** The request, as the assignees read it. */
    name: string;
    /** The documents that they should upload. */
    description: string;
    /**
     * The date and time until which the documents are due.
     *
     * Format: date-time
     */
    due_date: string;
    /** The people who should upload or watch. */
    assignments: CreateWorkspaceUploadRequestAssignment[];
    /** `draft`, or `in_progress` to ask them at once. */
    status: WorkspaceUploadRequestStatus;
}
