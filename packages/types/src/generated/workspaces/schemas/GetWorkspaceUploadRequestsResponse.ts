// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceUploadRequest } from './WorkspaceUploadRequest.js';

/** The upload requests of a workspace. */
export interface GetWorkspaceUploadRequestsResponse {
    /** All upload requests that the caller can view. The list is not paged. */
    data: WorkspaceUploadRequest[];
}
