// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The permissions of the members with a role: for rooms, room details, documents, tasks, other
 * members and the company.
 */
export interface Permissions {
    /** Specifies whether the member can add people to a room. */
    canAddUsersToRooms?: boolean | undefined;
    /** Specifies whether the member can create rooms. */
    canCreateRooms?: boolean | undefined;
    /** Specifies whether the member can submit a room for review. */
    canSubmitRoomsForReview?: boolean | undefined;
    /** Specifies whether the member can close a room after its transaction has ended. */
    canCloseRooms?: boolean | undefined;
    /** Specifies whether the member can reopen a closed room. */
    canReopenRooms?: boolean | undefined;
    /** Specifies whether the member can delete rooms that they own. */
    canDeleteOwnedRooms?: boolean | undefined;
    /**
     * Specifies whether the member has access to all rooms within their access level without an
     * invitation.
     */
    autoAccessToRooms?: boolean | undefined;
    /** Specifies whether the member can export the history, details and people of a room. */
    canExportRoomActivityDetailsPeople?: boolean | undefined;
    /** Specifies whether the member can copy the details of one room to another. */
    canCopyRoomDetails?: boolean | undefined;
    /** Specifies whether the member can change the role of any person in a room. */
    canEditAnyRoomRole?: boolean | undefined;
    /** Specifies whether the member can change the room role of people whom they invited. */
    canEditInvitedRoomRole?: boolean | undefined;
    /** Specifies whether the member can change the side of the transaction that a room represents. */
    canEditRoomSide?: boolean | undefined;
    /** Specifies whether the member can grant and revoke any person's access to a room. */
    canManageAnyUserRoomAccess?: boolean | undefined;
    /** Specifies whether the member can grant and revoke the access of people whom they invited. */
    canManageInvitedUserRoomAccess?: boolean | undefined;
    /** Specifies whether the member is hidden among the people of a room. */
    isHiddenInRoom?: boolean | undefined;
    /** Specifies whether the member can change the owners of a room. */
    canManageRoomOwners?: boolean | undefined;
    /**
     * Specifies whether the member can delete any room that they can access, whether or not they own
     * it.
     */
    canDeleteRooms?: boolean | undefined;
    /** Specifies whether the member can connect a room to the MortgageCadence loan platform. */
    canConnectToMortgageCadence?: boolean | undefined;
    /**
     * Specifies whether the access without an invitation is limited to the rooms of the member's own
     * office.
     */
    autoAccessToRoomsInOfficeOnly?: boolean | undefined;
    /** Specifies whether the member can view the details of a room. */
    canViewRoomDetails?: boolean | undefined;
    /** Specifies whether the member can view and change the details of a room. */
    canViewAndEditRoomDetails?: boolean | undefined;
    /** Specifies whether the member can send room details to the Lone Wolf back office. */
    canSendRoomDetailsToLoneWolf?: boolean | undefined;
    /** Specifies whether the member can add documents to a room. */
    canAddDocuments?: boolean | undefined;
    /** Specifies whether the member can add documents from the form groups of the company. */
    canAddDocumentsFromFormGroups?: boolean | undefined;
    /** Specifies whether the member can add documents from form libraries. */
    canAddDocumentsFromFormLibraries?: boolean | undefined;
    /**
     * Specifies whether people of the member's office who are in the room can view the member's
     * documents.
     */
    documentsViewableByOthersInRoomFromOffice?: boolean | undefined;
    /** Specifies whether peers in the room automatically also own the member's documents. */
    documentsAutoOwnedByPeers?: boolean | undefined;
    /** Specifies whether the member can delete documents that they own. */
    canDeleteOwnedDocuments?: boolean | undefined;
    /** Specifies whether the member can delete documents that are signed. */
    canDeleteSignedDocuments?: boolean | undefined;
    /** Specifies whether the member can delete unsigned documents. */
    canDeleteUnsignedDocuments?: boolean | undefined;
    /** Specifies whether the member can manage the shared documents of the company. */
    canManageSharedDocs?: boolean | undefined;
    /** Specifies whether the member can create form groups and change their content. */
    canManageFormGroups?: boolean | undefined;
    /** Specifies whether the member can share documents that other users own. */
    canShareDocsNotOwned?: boolean | undefined;
    /** Specifies whether the member can create templates from filled forms. */
    canCreateFormTemplates?: boolean | undefined;
    /** Specifies whether the member can create and change form packets. */
    canManageFormPackets?: boolean | undefined;
    /** Specifies whether the member can add tasks to any task list, regardless of who applied it. */
    canAddTasksToAnyTaskLists?: boolean | undefined;
    /** Specifies whether the member can change tasks that are marked as editable. */
    canEditEditableTasks?: boolean | undefined;
    /** Specifies whether the member can change any task, whether or not it is marked as editable. */
    canEditAnyTasks?: boolean | undefined;
    /** Specifies whether the member can delete tasks that are marked as deletable. */
    canDeleteDeletableTasks?: boolean | undefined;
    /** Specifies whether the member can delete any task, whether or not it is marked as deletable. */
    canDeleteAnyTasks?: boolean | undefined;
    /** Specifies whether the member can apply a task list to a room. */
    canApplyTaskList?: boolean | undefined;
    /**
     * Specifies whether the member can remove any task list from a room, regardless of who applied
     * it.
     */
    canRemoveAnyTaskList?: boolean | undefined;
    /** Specifies whether the member can submit a task list for review. */
    canSubmitTaskList?: boolean | undefined;
    /** Specifies whether the member's task lists are submitted automatically when they are complete. */
    canAutoSubmitTaskList?: boolean | undefined;
    /** Specifies whether the member can approve or reject task lists that were submitted for review. */
    canReviewTaskList?: boolean | undefined;
    /** Specifies whether the member's task lists are approved automatically, without a review. */
    canAutoApproveTaskList?: boolean | undefined;
    /** Specifies whether the member can manage task templates for every region and office. */
    canManageTaskTemplatesForAllRegionsAllOffices?: boolean | undefined;
    /** Specifies whether the member can apply a room template to a room. */
    canApplyRoomTemplates?: boolean | undefined;
    /** Specifies whether the member can add individual tasks to a room. */
    canAddTasksToRooms?: boolean | undefined;
    /** Specifies whether the member can review any task, including those for another reviewer. */
    canReviewAnyTask?: boolean | undefined;
    /** Specifies whether the member can attach documents to any task and remove them. */
    canManageDocsOnAnyTask?: boolean | undefined;
    /** Specifies whether the member can add members below their own access level and set their role. */
    canAddMemberAndSetRoleLowerAccessLevel?: boolean | undefined;
    /** Specifies whether the member can add members of their own access level and set their role. */
    canAddMemberAndSetRoleSameAccessLevel?: boolean | undefined;
    /** Specifies whether the member can change the role of members below their own access level. */
    canChangeMemberRoleLowerAccessLevel?: boolean | undefined;
    /** Specifies whether the member can change the role of members of their own access level. */
    canChangeMemberRoleSameAccessLevel?: boolean | undefined;
    /** Specifies whether the member can edit the profile of members below their own access level. */
    canManageMemberLowerAccessLevel?: boolean | undefined;
    /** Specifies whether the member can edit the profile of members of their own access level. */
    canManageMemberSameAccessLevel?: boolean | undefined;
    /** Specifies whether the member can remove members below their own access level from the company. */
    canRemoveCompanyMemberLowerAccessLevel?: boolean | undefined;
    /** Specifies whether the member can remove members of their own access level from the company. */
    canRemoveCompanyMemberSameAccessLevel?: boolean | undefined;
    /** Specifies whether the member can change the settings of the company account. */
    canManageAccount?: boolean | undefined;
    /** Specifies whether the member can change the logo of the company. */
    canManageLogo?: boolean | undefined;
    /** Specifies whether the member can create, change and delete roles. */
    canManageRolesAndPermissions?: boolean | undefined;
    /** Specifies whether the member can define which details the rooms of the company have. */
    canManageRoomDetails?: boolean | undefined;
    /** Specifies whether the member can create and change room templates. */
    canManageRoomTemplates?: boolean | undefined;
    /** Specifies whether the member can connect other products to the company. */
    canManageIntegrationSettings?: boolean | undefined;
    /** Specifies whether the member can export the report about the company's use of Rooms. */
    canExportCompanyUsageReport?: boolean | undefined;
}
