// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The rights of a user to a document. It follows from the ownership of the document and from the
 * role of the user in the room.
 */
export interface DocumentUser {
    /**
     * The Rooms ID of the user that the permissions are about.
     *
     * Format: int32
     */
    userId?: number | undefined;
    /**
     * The ID of the document in the room.
     *
     * Format: int32
     */
    documentId?: number | undefined;
    /** The name of the document with its file extension. */
    name?: string | undefined;
    /** Indicates whether the user can view the document. */
    hasAccess?: boolean | undefined;
    /** Indicates whether the user can approve tasks to which the document is attached. */
    canApproveTask?: boolean | undefined;
    /** Indicates whether the user can attach the document to a task of a task list. */
    canAssignToTaskList?: boolean | undefined;
    /** Indicates whether the user can copy the document to another room. */
    canCopy?: boolean | undefined;
    /** Indicates whether the user can delete the document. */
    canDelete?: boolean | undefined;
    /** Indicates whether the user can detach the document from a task of a task list. */
    canRemoveFromTaskList?: boolean | undefined;
    /** Indicates whether the user can withdraw the approval of a task with the document. */
    canRemoveApproval?: boolean | undefined;
    /** Indicates whether the user can change the name of the document. */
    canRename?: boolean | undefined;
    /** Indicates whether the user can give other people access to the document. */
    canShare?: boolean | undefined;
    /** Indicates whether the user can view the history of the document. */
    canViewActivity?: boolean | undefined;
}
