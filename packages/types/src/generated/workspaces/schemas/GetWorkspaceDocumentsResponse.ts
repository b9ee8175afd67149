// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceDocument } from './WorkspaceDocument.js';

/** A page of the documents that the caller can view. */
export interface GetWorkspaceDocumentsResponse {
    /**
     * The number of items in this response.
     *
     * Format: int32
     */
    result_set_size?: (number | null) | undefined;
    /**
     * The 0-based position of the first item of this response in the whole list.
     *
     * Format: int32
     */
    start_position?: (number | null) | undefined;
    /**
     * The 0-based position of the last item of this response in the whole list.
     *
     * Format: int32
     */
    end_position?: (number | null) | undefined;
    /**
     * The number of items in the whole list.
     *
     * Format: int32
     */
    total_row_count?: (number | null) | undefined;
    /** The documents on this page. */
    documents: WorkspaceDocument[];
}
