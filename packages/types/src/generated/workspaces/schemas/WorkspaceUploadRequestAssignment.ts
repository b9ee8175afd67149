// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceUploadRequestResponsibilityType } from './WorkspaceUploadRequestResponsibilityType.js';

/** A person who uploads or watches, as a user of the workspace. */
export interface WorkspaceUploadRequestAssignment {
    /**
     * The ID of the person in the workspace.
     *
     * Format: guid
     */
    assignee_user_id: string;
    /** The part of this person in the request. */
    upload_request_responsibility_type_id?: WorkspaceUploadRequestResponsibilityType | undefined;
}
