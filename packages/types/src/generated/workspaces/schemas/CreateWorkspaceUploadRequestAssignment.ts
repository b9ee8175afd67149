// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceUploadRequestResponsibilityType } from './WorkspaceUploadRequestResponsibilityType.js';

/** A person who uploads or watches. */
export interface CreateWorkspaceUploadRequestAssignment {
    /**
     * The ID of a user of the workspace.
     *
     * Format: guid
     */
    assignee_user_id?: (string | null) | undefined;
    /** The part of the person in the request. */
    upload_request_responsibility_type_id: WorkspaceUploadRequestResponsibilityType;
    /** The given name of a person without `assignee_user_id`. */
    first_name?: (string | null) | undefined;
    /** The family name of such a person. */
    last_name?: (string | null) | undefined;
    /** The e-mail address of such a person, who becomes a user of the workspace. */
    email?: (string | null) | undefined;
}
