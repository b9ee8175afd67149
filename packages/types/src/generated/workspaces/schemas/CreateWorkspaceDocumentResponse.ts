// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CreateWorkspaceDocumentOwner } from './CreateWorkspaceDocumentOwner.js';

/** The added document. */
export interface CreateWorkspaceDocumentResponse {
    /**
     * The ID of the document in the workspace.
     *
     * Format: guid
     */
    document_id?: string | undefined;
    /** The name of the file. */
    name?: (string | null) | undefined;
    /**
     * The ID of the user who added the document.
     *
     * Format: guid
     */
    owner_id?: string | undefined;
    /**
     * The size of the document in bytes.
     *
     * Format: int64
     */
    size?: (number | null) | undefined;
    /**
     * The date and time when the document was added.
     *
     * Format: date-time
     */
    created_date?: (string | null) | undefined;
    /**
     * The date and time of its last change.
     *
     * Format: date-time
     */
    last_updated_date?: (string | null) | undefined;
    /** The user who added it. */
    owner?: CreateWorkspaceDocumentOwner | undefined;
}
