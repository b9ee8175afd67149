// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomDocumentOwner } from './RoomDocumentOwner.js';

/** A document in a room. */
export interface RoomDocument {
    /**
     * The ID of the document, as used in other requests.
     *
     * Format: int32
     */
    documentId?: number | undefined;
    /** The name of the document with its file extension, as taken from the uploaded file. */
    name?: string | undefined;
    /**
     * The Rooms ID of the user who owns the document.
     *
     * Format: int32
     */
    ownerId?: number | undefined;
    /**
     * The size of the document in bytes.
     *
     * Format: int64
     */
    size?: number | undefined;
    /**
     * The ID of the folder of the room that contains the document.
     *
     * Format: int32
     */
    folderId?: number | undefined;
    /** The date and time when the document was added to the room. */
    createdDate?: string | undefined;
    /** Indicates whether the document is the result of a completed signing. */
    isSigned?: boolean | undefined;
    /**
     * The ID of the form from which the document was created. Only documents created from forms have
     * one.
     */
    docuSignFormId?: string | undefined;
    /** Indicates whether the document is archived and no longer listed among the current documents. */
    isArchived?: boolean | undefined;
    /** Indicates whether the document is a placeholder for a paper without a file in the room. */
    isVirtual?: boolean | undefined;
    /** Indicates whether fields in the document are filled from the details of the room. */
    isDynamic?: boolean | undefined;
    /** The user who owns the document, with name and company. */
    owner?: RoomDocumentOwner | undefined;
}
