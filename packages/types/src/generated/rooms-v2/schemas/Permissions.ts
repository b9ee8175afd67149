// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * What the holders of a role may do: with rooms, room details, documents, tasks, other members and
 * the company.
 */
export interface Permissions {
    /** Whether the member may bring further people into a room. */
    canAddUsersToRooms?: boolean | undefined;
    /** Whether the member may open new rooms. */
    canCreateRooms?: boolean | undefined;
    /** Whether the member may hand a room over to those who review it. */
    canSubmitRoomsForReview?: boolean | undefined;
    /** Whether the member may close a room whose deal has ended. */
    canCloseRooms?: boolean | undefined;
    /** Whether the member may open a closed room again. */
    canReopenRooms?: boolean | undefined;
    /** Whether the member may delete rooms that they own. */
    canDeleteOwnedRooms?: boolean | undefined;
    /** Whether the member gets into all rooms within their access level uninvited. */
    autoAccessToRooms?: boolean | undefined;
    /** Whether the member may export the history, details and people of a room. */
    canExportRoomActivityDetailsPeople?: boolean | undefined;
    /** Whether the member may take the details of one room over into another. */
    canCopyRoomDetails?: boolean | undefined;
    /** Whether the member may change the role of anybody in a room. */
    canEditAnyRoomRole?: boolean | undefined;
    /** Whether the member may change the room role of people they invited. */
    canEditInvitedRoomRole?: boolean | undefined;
    /** Whether the member may change for which side of the deal a room is kept. */
    canEditRoomSide?: boolean | undefined;
    /** Whether the member may grant and end anybody's access to a room. */
    canManageAnyUserRoomAccess?: boolean | undefined;
    /** Whether the member may grant and end the access of people they invited. */
    canManageInvitedUserRoomAccess?: boolean | undefined;
    /** Whether the member does not show among the people of a room. */
    isHiddenInRoom?: boolean | undefined;
    /** Whether the member may decide who owns a room. */
    canManageRoomOwners?: boolean | undefined;
    /** Whether the member may delete any room they can reach, owned or not. */
    canDeleteRooms?: boolean | undefined;
    /** Whether the member may link a room with the MortgageCadence loan platform. */
    canConnectToMortgageCadence?: boolean | undefined;
    /** Whether uninvited access ends at the rooms of the member's own office. */
    autoAccessToRoomsInOfficeOnly?: boolean | undefined;
    /** Whether the member may read the details of a room. */
    canViewRoomDetails?: boolean | undefined;
    /** Whether the member may read the details of a room and change them. */
    canViewAndEditRoomDetails?: boolean | undefined;
    /** Whether the member may pass room details on to the Lone Wolf back office. */
    canSendRoomDetailsToLoneWolf?: boolean | undefined;
    /** Whether the member may put documents into a room. */
    canAddDocuments?: boolean | undefined;
    /** Whether the member may add documents from the form groups of the company. */
    canAddDocumentsFromFormGroups?: boolean | undefined;
    /** Whether the member may add documents from form libraries. */
    canAddDocumentsFromFormLibraries?: boolean | undefined;
    /** Whether others of the member's office in the room see the member's documents. */
    documentsViewableByOthersInRoomFromOffice?: boolean | undefined;
    /** Whether peers in the room own the member's documents too, without being asked. */
    documentsAutoOwnedByPeers?: boolean | undefined;
    /** Whether the member may delete documents that they own. */
    canDeleteOwnedDocuments?: boolean | undefined;
    /** Whether the member may delete documents that are signed. */
    canDeleteSignedDocuments?: boolean | undefined;
    /** Whether the member may delete documents that nobody has signed. */
    canDeleteUnsignedDocuments?: boolean | undefined;
    /** Whether the member may look after the documents that the company shares. */
    canManageSharedDocs?: boolean | undefined;
    /** Whether the member may make form groups and change what is in them. */
    canManageFormGroups?: boolean | undefined;
    /** Whether the member may share documents that others own. */
    canShareDocsNotOwned?: boolean | undefined;
    /** Whether the member may make templates out of filled forms. */
    canCreateFormTemplates?: boolean | undefined;
    /** Whether the member may make packets of forms and change them. */
    canManageFormPackets?: boolean | undefined;
    /** Whether the member may add tasks to a task list, whoever applied it. */
    canAddTasksToAnyTaskLists?: boolean | undefined;
    /** Whether the member may change tasks that are marked as editable. */
    canEditEditableTasks?: boolean | undefined;
    /** Whether the member may change every task, marked as editable or not. */
    canEditAnyTasks?: boolean | undefined;
    /** Whether the member may delete tasks that are marked as deletable. */
    canDeleteDeletableTasks?: boolean | undefined;
    /** Whether the member may delete every task, marked as deletable or not. */
    canDeleteAnyTasks?: boolean | undefined;
    /** Whether the member may put a task list into a room. */
    canApplyTaskList?: boolean | undefined;
    /** Whether the member may take a task list out of a room, whoever applied it. */
    canRemoveAnyTaskList?: boolean | undefined;
    /** Whether the member may hand a task list in for review. */
    canSubmitTaskList?: boolean | undefined;
    /** Whether the member's task lists are handed in by themselves when complete. */
    canAutoSubmitTaskList?: boolean | undefined;
    /** Whether the member may approve or reject task lists handed in for review. */
    canReviewTaskList?: boolean | undefined;
    /** Whether the member's task lists count as approved without a review. */
    canAutoApproveTaskList?: boolean | undefined;
    /** Whether the member may manage task templates for every region and office. */
    canManageTaskTemplatesForAllRegionsAllOffices?: boolean | undefined;
    /** Whether the member may set a room up from a room template. */
    canApplyRoomTemplates?: boolean | undefined;
    /** Whether the member may add single tasks to a room. */
    canAddTasksToRooms?: boolean | undefined;
    /** Whether the member may review any task, also one meant for another reviewer. */
    canReviewAnyTask?: boolean | undefined;
    /** Whether the member may attach documents to any task and take them off. */
    canManageDocsOnAnyTask?: boolean | undefined;
    /** Whether the member may add members below their own access level and set their role. */
    canAddMemberAndSetRoleLowerAccessLevel?: boolean | undefined;
    /** Whether the member may add members of their own access level and set their role. */
    canAddMemberAndSetRoleSameAccessLevel?: boolean | undefined;
    /** Whether the member may change the role of members below their own access level. */
    canChangeMemberRoleLowerAccessLevel?: boolean | undefined;
    /** Whether the member may change the role of members of their own access level. */
    canChangeMemberRoleSameAccessLevel?: boolean | undefined;
    /** Whether the member may edit the profile of members below their own access level. */
    canManageMemberLowerAccessLevel?: boolean | undefined;
    /** Whether the member may edit the profile of members of their own access level. */
    canManageMemberSameAccessLevel?: boolean | undefined;
    /** Whether the member may remove members below their own access level from the company. */
    canRemoveCompanyMemberLowerAccessLevel?: boolean | undefined;
    /** Whether the member may remove members of their own access level from the company. */
    canRemoveCompanyMemberSameAccessLevel?: boolean | undefined;
    /** Whether the member may change the settings of the company account. */
    canManageAccount?: boolean | undefined;
    /** Whether the member may change the logo that the company shows. */
    canManageLogo?: boolean | undefined;
    /** Whether the member may make, change and delete roles. */
    canManageRolesAndPermissions?: boolean | undefined;
    /** Whether the member may decide which details rooms of the company have. */
    canManageRoomDetails?: boolean | undefined;
    /** Whether the member may make room templates and change them. */
    canManageRoomTemplates?: boolean | undefined;
    /** Whether the member may connect other products with the company. */
    canManageIntegrationSettings?: boolean | undefined;
    /** Whether the member may export the report on how the company uses Rooms. */
    canExportCompanyUsageReport?: boolean | undefined;
}
