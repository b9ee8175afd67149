// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceDocumentOwner } from './WorkspaceDocumentOwner.js';

/** A document of a workspace, as it appears in a list. */
export interface WorkspaceDocument {
    /**
     * The ID of this document in the workspace.
     *
     * Format: guid
     */
    document_id: string;
    /** The name of the file, with its extension. */
    name?: (string | null) | undefined;
    /**
     * The ID of the user who owns the document.
     *
     * Format: guid
     */
    owner_id?: string | undefined;
    /**
     * The number of bytes of the document.
     *
     * Format: int64
     */
    size?: (number | null) | undefined;
    /**
     * The date and time when it was added.
     *
     * Format: date-time
     */
    created_date?: (string | null) | undefined;
    /**
     * The date and time when it changed last.
     *
     * Format: date-time
     */
    last_updated_date?: (string | null) | undefined;
    /** The user who owns it. */
    owner?: WorkspaceDocumentOwner | undefined;
}
