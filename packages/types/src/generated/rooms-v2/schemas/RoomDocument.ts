// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RoomDocumentOwner } from './RoomDocumentOwner.js';

/** A document that lies in a room. */
export interface RoomDocument {
    /**
     * The number of the document, which other calls take to refer to it.
     *
     * Format: int32
     */
    documentId?: number | undefined;
    /** The name of the document with its ending, as an upload took it from the file. */
    name?: string | undefined;
    /**
     * The Rooms number of the user who owns the document.
     *
     * Format: int32
     */
    ownerId?: number | undefined;
    /**
     * How many bytes the document has.
     *
     * Format: int64
     */
    size?: number | undefined;
    /**
     * The folder of the room in which the document lies.
     *
     * Format: int32
     */
    folderId?: number | undefined;
    /**
     * The moment at which the document came into the room.
     *
     * Format: date-time
     */
    createdDate?: string | undefined;
    /** Whether the document came out of a finished signing. */
    isSigned?: boolean | undefined;
    /** The form that the document was made from; only documents from forms have one. */
    docuSignFormId?: string | undefined;
    /** Whether the document was put away and no longer shows among the current ones. */
    isArchived?: boolean | undefined;
    /** Whether the document stands for a paper that has no file in the room yet. */
    isVirtual?: boolean | undefined;
    /** Whether fields in the document are filled from the details of the room. */
    isDynamic?: boolean | undefined;
    /** The user who owns the document, with name and company. */
    owner?: RoomDocumentOwner | undefined;
}
