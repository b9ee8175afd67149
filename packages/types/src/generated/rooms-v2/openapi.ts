// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './schemas/AccessLevel.js';
import type { AccountSummary } from './schemas/AccountSummary.js';
import type { ActivityType } from './schemas/ActivityType.js';
import type { ApiError } from './schemas/ApiError.js';
import type { AssignableRoles } from './schemas/AssignableRoles.js';
import type { ClassicAdminToInvite } from './schemas/ClassicAdminToInvite.js';
import type { ClassicAgentToInvite } from './schemas/ClassicAgentToInvite.js';
import type { ClassicManagerPermissions } from './schemas/ClassicManagerPermissions.js';
import type { ClassicManagerToInvite } from './schemas/ClassicManagerToInvite.js';
import type { ClosingStatus } from './schemas/ClosingStatus.js';
import type { ContactSide } from './schemas/ContactSide.js';
import type { Country } from './schemas/Country.js';
import type { Currency } from './schemas/Currency.js';
import type { CustomData } from './schemas/CustomData.js';
import type { DependsOn } from './schemas/DependsOn.js';
import type { DesignatedOffice } from './schemas/DesignatedOffice.js';
import type { DesignatedRegion } from './schemas/DesignatedRegion.js';
import type { Document } from './schemas/Document.js';
import type { DocumentUser } from './schemas/DocumentUser.js';
import type { DocumentUserForCreate } from './schemas/DocumentUserForCreate.js';
import type { Documents } from './schemas/Documents.js';
import type { ESignAccountRoleSettings } from './schemas/ESignAccountRoleSettings.js';
import type { ESignPermissionProfile } from './schemas/ESignPermissionProfile.js';
import type { ESignPermissionProfileList } from './schemas/ESignPermissionProfileList.js';
import type { Envelope } from './schemas/Envelope.js';
import type { EnvelopeForCreate } from './schemas/EnvelopeForCreate.js';
import type { ExternalFormFillSession } from './schemas/ExternalFormFillSession.js';
import type { ExternalFormFillSessionForCreate } from './schemas/ExternalFormFillSessionForCreate.js';
import type { Field } from './schemas/Field.js';
import type { FieldConfiguration } from './schemas/FieldConfiguration.js';
import type { FieldData } from './schemas/FieldData.js';
import type { FieldDataForCreate } from './schemas/FieldDataForCreate.js';
import type { FieldDataForUpdate } from './schemas/FieldDataForUpdate.js';
import type { FieldSet } from './schemas/FieldSet.js';
import type { FinancingType } from './schemas/FinancingType.js';
import type { FormDetails } from './schemas/FormDetails.js';
import type { FormForAdd } from './schemas/FormForAdd.js';
import type { FormGroup } from './schemas/FormGroup.js';
import type { FormGroupForCreate } from './schemas/FormGroupForCreate.js';
import type { FormGroupForUpdate } from './schemas/FormGroupForUpdate.js';
import type { FormGroupForm } from './schemas/FormGroupForm.js';
import type { FormGroupFormList } from './schemas/FormGroupFormList.js';
import type { FormGroupFormToAssign } from './schemas/FormGroupFormToAssign.js';
import type { FormGroupSummary } from './schemas/FormGroupSummary.js';
import type { FormGroupSummaryList } from './schemas/FormGroupSummaryList.js';
import type { FormLibrarySummary } from './schemas/FormLibrarySummary.js';
import type { FormLibrarySummaryList } from './schemas/FormLibrarySummaryList.js';
import type { FormProviderAssociationSummary } from './schemas/FormProviderAssociationSummary.js';
import type { FormProviderAssociationsSummaryList } from './schemas/FormProviderAssociationsSummaryList.js';
import type { FormSummary } from './schemas/FormSummary.js';
import type { FormSummaryList } from './schemas/FormSummaryList.js';
import type { GlobalActivityTypes } from './schemas/GlobalActivityTypes.js';
import type { GlobalClosingStatuses } from './schemas/GlobalClosingStatuses.js';
import type { GlobalContactSides } from './schemas/GlobalContactSides.js';
import type { GlobalCountries } from './schemas/GlobalCountries.js';
import type { GlobalCurrencies } from './schemas/GlobalCurrencies.js';
import type { GlobalFinancingTypes } from './schemas/GlobalFinancingTypes.js';
import type { GlobalOriginsOfLeads } from './schemas/GlobalOriginsOfLeads.js';
import type { GlobalPropertyTypes } from './schemas/GlobalPropertyTypes.js';
import type { GlobalRoomContactTypes } from './schemas/GlobalRoomContactTypes.js';
import type { GlobalSellerDecisionTypes } from './schemas/GlobalSellerDecisionTypes.js';
import type { GlobalSpecialCircumstanceTypes } from './schemas/GlobalSpecialCircumstanceTypes.js';
import type { GlobalStates } from './schemas/GlobalStates.js';
import type { GlobalTaskDateTypes } from './schemas/GlobalTaskDateTypes.js';
import type { GlobalTaskResponsibilityTypes } from './schemas/GlobalTaskResponsibilityTypes.js';
import type { GlobalTaskStatuses } from './schemas/GlobalTaskStatuses.js';
import type { GlobalTimeZones } from './schemas/GlobalTimeZones.js';
import type { GlobalTransactionSides } from './schemas/GlobalTransactionSides.js';
import type { GroupForm } from './schemas/GroupForm.js';
import type { LockedOutDetails } from './schemas/LockedOutDetails.js';
import type { Office } from './schemas/Office.js';
import type { OfficeForCreate } from './schemas/OfficeForCreate.js';
import type { OfficeReferenceCount } from './schemas/OfficeReferenceCount.js';
import type { OfficeReferenceCountList } from './schemas/OfficeReferenceCountList.js';
import type { OfficeSummary } from './schemas/OfficeSummary.js';
import type { OfficeSummaryList } from './schemas/OfficeSummaryList.js';
import type { OriginOfLead } from './schemas/OriginOfLead.js';
import type { Permissions } from './schemas/Permissions.js';
import type { PropertyType } from './schemas/PropertyType.js';
import type { Region } from './schemas/Region.js';
import type { RegionReferenceCount } from './schemas/RegionReferenceCount.js';
import type { RegionReferenceCountList } from './schemas/RegionReferenceCountList.js';
import type { RegionSummary } from './schemas/RegionSummary.js';
import type { RegionSummaryList } from './schemas/RegionSummaryList.js';
import type { Role } from './schemas/Role.js';
import type { RoleForCreate } from './schemas/RoleForCreate.js';
import type { RoleForUpdate } from './schemas/RoleForUpdate.js';
import type { RoleSummary } from './schemas/RoleSummary.js';
import type { RoleSummaryList } from './schemas/RoleSummaryList.js';
import type { Room } from './schemas/Room.js';
import type { RoomContactType } from './schemas/RoomContactType.js';
import type { RoomDocument } from './schemas/RoomDocument.js';
import type { RoomDocumentList } from './schemas/RoomDocumentList.js';
import type { RoomDocumentOwner } from './schemas/RoomDocumentOwner.js';
import type { RoomDocumentUpload } from './schemas/RoomDocumentUpload.js';
import type { RoomFolder } from './schemas/RoomFolder.js';
import type { RoomFolderList } from './schemas/RoomFolderList.js';
import type { RoomForCreate } from './schemas/RoomForCreate.js';
import type { RoomInvite } from './schemas/RoomInvite.js';
import type { RoomInviteResponse } from './schemas/RoomInviteResponse.js';
import type { RoomPicture } from './schemas/RoomPicture.js';
import type { RoomPictureUpload } from './schemas/RoomPictureUpload.js';
import type { RoomSummary } from './schemas/RoomSummary.js';
import type { RoomSummaryList } from './schemas/RoomSummaryList.js';
import type { RoomTemplate } from './schemas/RoomTemplate.js';
import type { RoomTemplatesSummaryList } from './schemas/RoomTemplatesSummaryList.js';
import type { RoomUser } from './schemas/RoomUser.js';
import type { RoomUserForUpdate } from './schemas/RoomUserForUpdate.js';
import type { RoomUserRemovalDetail } from './schemas/RoomUserRemovalDetail.js';
import type { RoomUserSummary } from './schemas/RoomUserSummary.js';
import type { RoomUsersResult } from './schemas/RoomUsersResult.js';
import type { SelectListFieldOption } from './schemas/SelectListFieldOption.js';
import type { SellerDecisionType } from './schemas/SellerDecisionType.js';
import type { SpecialCircumstanceType } from './schemas/SpecialCircumstanceType.js';
import type { State } from './schemas/State.js';
import type { TaskDateType } from './schemas/TaskDateType.js';
import type { TaskList } from './schemas/TaskList.js';
import type { TaskListForCreate } from './schemas/TaskListForCreate.js';
import type { TaskListSummary } from './schemas/TaskListSummary.js';
import type { TaskListSummaryList } from './schemas/TaskListSummaryList.js';
import type { TaskListTemplate } from './schemas/TaskListTemplate.js';
import type { TaskListTemplateList } from './schemas/TaskListTemplateList.js';
import type { TaskResponsibilityType } from './schemas/TaskResponsibilityType.js';
import type { TaskStatus } from './schemas/TaskStatus.js';
import type { TaskSummary } from './schemas/TaskSummary.js';
import type { TimeZone } from './schemas/TimeZone.js';
import type { TransactionSide } from './schemas/TransactionSide.js';
import type { User } from './schemas/User.js';
import type { UserForUpdate } from './schemas/UserForUpdate.js';
import type { UserNrdsId } from './schemas/UserNrdsId.js';
import type { UserSummary } from './schemas/UserSummary.js';
import type { UserSummaryList } from './schemas/UserSummaryList.js';
import type { UserToInvite } from './schemas/UserToInvite.js';
import type { ESignPermissionProfilesGetESignPermissionProfilesParams } from './esign-permission-profiles.js';
import type { RolesGetRolesQueryParams, RolesGetRolesParams, RolesCreateRoleParams, RolesGetRoleQueryParams, RolesGetRoleParams, RolesUpdateRoleParams, RolesDeleteRoleParams } from './roles.js';
import type { FieldsGetFieldSetQueryParams, FieldsGetFieldSetParams } from './fields.js';
import type { RoomTemplatesGetRoomTemplatesQueryParams, RoomTemplatesGetRoomTemplatesParams } from './room-templates.js';
import type { RoomsGetRoomsQueryParams, RoomsGetRoomsParams, RoomsCreateRoomParams, RoomsGetRoomQueryParams, RoomsGetRoomParams, RoomsDeleteRoomParams, RoomsGetAssignableRolesQueryParams, RoomsGetAssignableRolesParams, RoomsGetDocumentsQueryParams, RoomsGetDocumentsParams, RoomsAddDocumentToRoomParams, RoomsAddDocumentToRoomViaFileUploadParams, RoomsCreateRoomEnvelopeParams, RoomsGetRoomFieldDataParams, RoomsUpdateRoomFieldDataParams, RoomsGetRoomFieldSetParams, RoomsAddFormToRoomParams, RoomsUpdatePictureParams, RoomsGetRoomUsersQueryParams, RoomsGetRoomUsersParams, RoomsInviteUserParams, RoomsPutRoomUserParams, RoomsRestoreRoomUserAccessParams, RoomsRevokeRoomUserAccessParams } from './rooms.js';
import type { RoomFoldersGetRoomFoldersQueryParams, RoomFoldersGetRoomFoldersParams } from './room-folders.js';
import type { TaskListsGetTaskListsParams, TaskListsCreateTaskListParams, TaskListsDeleteTaskListParams } from './task-lists.js';
import type { TaskListTemplatesGetTaskListTemplatesQueryParams, TaskListTemplatesGetTaskListTemplatesParams } from './task-list-templates.js';
import type { AccountsGetAccountInformationParams } from './accounts.js';
import type { DocumentsGetDocumentQueryParams, DocumentsGetDocumentParams, DocumentsDeleteDocumentParams, DocumentsCreateDocumentUserParams } from './documents.js';
import type { OfficesGetOfficesQueryParams, OfficesGetOfficesParams, OfficesCreateOfficeParams, OfficesGetOfficeParams, OfficesDeleteOfficeParams, OfficesGetReferenceCountsParams } from './offices.js';
import type { RegionsGetRegionsQueryParams, RegionsGetRegionsParams, RegionsCreateRegionParams, RegionsGetRegionParams, RegionsDeleteRegionParams, RegionsGetRegionReferenceCountsParams } from './regions.js';
import type { NrdsUpdateUserNrdsIdParams, NrdsDeleteUserNrdsIdParams } from './nrds.js';
import type { UsersGetUsersQueryParams, UsersGetUsersParams, UsersGetUserParams, UsersUpdateUserParams, UsersRemoveUserParams, UsersAddUserToOfficeParams, UsersAddUserToRegionParams, UsersLockUserParams, UsersReinviteUserParams, UsersRemoveUserFromOfficeParams, UsersRemoveUserFromRegionParams, UsersUnlockUserParams, UsersInviteClassicAdminParams, UsersInviteClassicAgentParams, UsersInviteClassicManagerParams, UsersInviteUserParams } from './users.js';
import type { FormLibrariesGetFormLibrariesQueryParams, FormLibrariesGetFormLibrariesParams, FormLibrariesGetFormLibraryFormsQueryParams, FormLibrariesGetFormLibraryFormsParams } from './form-libraries.js';
import type { FormGroupsGetFormGroupsQueryParams, FormGroupsGetFormGroupsParams, FormGroupsCreateFormGroupParams, FormGroupsGetFormGroupParams, FormGroupsRenameFormGroupParams, FormGroupsDeleteFormGroupParams, FormGroupsAssignFormGroupFormParams, FormGroupsGetFormGroupFormsQueryParams, FormGroupsGetFormGroupFormsParams, FormGroupsGrantOfficeAccessToFormGroupParams, FormGroupsRevokeOfficeAccessFromFormGroupParams, FormGroupsRemoveFormGroupFormParams } from './form-groups.js';
import type { FormDetailsGetFormDetailsParams } from './form-details.js';
import type { FormProvidersGetFormProviderAssociationsQueryParams, FormProvidersGetFormProviderAssociationsParams } from './form-providers.js';
import type { ExternalFormFillSessionsCreateExternalFormFillSessionParams } from './external-form-fill-sessions.js';

export interface paths {
    "/v2/accounts/{accountId}/esign_permission_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permission profiles of the eSignature account
         *
         * Returns the permission profiles that the caller can give to a new member. An invitation to the
         * company needs one of them, because the invited person also becomes a member of the eSignature
         * account. Profiles that allow account management are only returned to callers whose own profile
         * allows it. Profiles are created and changed with `AccountPermissionProfiles` of eSignature. The
         * caller needs a permission to add members or to edit their profile.
         */
        get: operations["ESignPermissionProfiles_GetESignPermissionProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a company
         *
         * Returns the roles of a company without their permissions, in the order of their IDs. The list is
         * paged: `startPosition` and `count` select a page. Use it to find the `roleId` for an invitation.
         * `filterContext` and `onlyAssignable` limit the list to roles that the caller can assign. Every
         * member can list the roles. On Rooms v5, the list has the three built-in roles.
         */
        get: operations["Roles_GetRoles"];
        put?: never;
        /**
         * Create a role
         *
         * Creates a role for a company on Rooms v6, internal or external, with the permissions of its
         * members. The role must exist before a person can be invited with it. Permissions that the request
         * does not name are `false`, and no two roles of a company have the same name. On Rooms v5, only the
         * three built-in roles exist. The caller needs the permission `canManageRolesAndPermissions`,
         * and can only give permissions that they have.
         */
        post: operations["Roles_CreateRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a role
         *
         * Returns one role with its permissions. With `includeIsAssigned`, the response also indicates
         * whether the role is assigned to a member of the company or to a person in a room. Every member
         * can read the roles.
         */
        get: operations["Roles_GetRole"];
        /**
         * Change a role
         *
         * Changes the name of a role, its audience and its permissions. What the request does not name stays
         * as it is. The change applies to all members with the role, at once. A role that is assigned cannot
         * change its audience, and the permissions of the default role for administrators cannot be changed.
         * The caller needs the permission `canManageRolesAndPermissions`, and can only add permissions that
         * they have.
         */
        put: operations["Roles_UpdateRole"];
        post?: never;
        /**
         * Delete a role
         *
         * Deletes a role of the company. A role that a member of the company or a person in a room has
         * cannot be deleted, and neither can the default roles for administrators, managers and agents. Use
         * `Roles_GetRole` with `includeIsAssigned` to see whether a role is still assigned. The caller needs
         * the permission `canManageRolesAndPermissions`.
         */
        delete: operations["Roles_DeleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/field_sets/{fieldSetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a field set
         *
         * Returns a field set of the company: all fields of its room details, or only those that are
         * required at some step in the life of a room. To get the field set of one room, use
         * `Rooms_GetRoomFieldSet`. Every member of the company can read its field sets.
         */
        get: operations["Fields_GetFieldSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/room_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the room templates
         *
         * Returns the room templates from which the caller can create a room: those of the company, and
         * those of its regions and offices. `officeId` selects the templates for rooms of one office. A
         * caller whose access level is `Company` or `Admin` gets the templates of all offices by default,
         * any other caller those of the own default office. The list is paged.
         */
        get: operations["RoomTemplates_GetRoomTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rooms
         *
         * Returns the rooms that the caller can view, without their details. The list is paged: `startPosition` and `count` select a page. By default, only active rooms are returned.
         * `roomStatus` selects other statuses. Further parameters limit the list to one office, or to rooms
         * that were changed or closed in a period. Only closed rooms match a period of closing, so combine
         * it with the status `closed`.
         */
        get: operations["Rooms_GetRooms"];
        put?: never;
        /**
         * Create a room
         *
         * Creates a room for one property or one loan. The request body contains the name of the room, the
         * role of its owner and, optionally, the owner, the office, a room template and the initial details.
         * The field set of the company specifies which details exist, and which of them a new room requires.
         * The caller needs a role that can create rooms, for a room of another owner also one that can
         * manage room owners, and for a room from a template also one that can apply room templates. The
         * company must have an office. The role of the owner is one that the caller can assign, or the one
         * that the owner has in the company.
         */
        post: operations["Rooms_CreateRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a room
         *
         * Returns one room with its owners, its dates and, if it is closed, the reason. With
         * `includeFieldData`, the response also contains the details of the room, if the role of the caller
         * can view them. The caller must have access to the room.
         */
        get: operations["Rooms_GetRoom"];
        put?: never;
        post?: never;
        /**
         * Delete a room
         *
         * Deletes a room with all its content. It can no longer be opened. The caller needs a role that can
         * delete any room, or a role that can delete owned rooms and must own this one.
         */
        delete: operations["Rooms_DeleteRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/assignable_roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles that can be assigned in a room
         *
         * Returns the roles that the caller can assign to a person in this room: those that give no
         * permission in the room that the caller does not have there. The list is paged: `startPosition` and
         * `count` select a page. With `assigneeEmail`, only roles that are suitable for this person are
         * returned: internal roles for members of the company, external roles for other people. For a member
         * of the company, the response contains the role that the member has in the company. Only companies
         * on Rooms v6 have separate roles for a room.
         */
        get: operations["Rooms_GetAssignableRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a room
         *
         * Returns the documents of a room that the caller can view, without their content. Who can view a
         * document is described at `Documents_GetDocument`. The list is paged: `startPosition` and `count`
         * select a page. It can be filtered by folder or name. Archived documents are only returned with
         * `includeArchived`.
         */
        get: operations["Rooms_GetDocuments"];
        put?: never;
        /**
         * Add a document to a room as JSON
         *
         * Adds a document to a room, with its content in Base64 in the request body. Base64 is a third
         * larger than the file itself, so use `Rooms_AddDocumentToRoomViaFileUpload` for large files. A file
         * can have up to 35 MB, and a request up to 40 MB. The user must be in the room, with a role that
         * can add documents. The same name can occur more than once in a room.
         */
        post: operations["Rooms_AddDocumentToRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/documents/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document to a room
         *
         * Uploads a file to a room as a new document. The file can have up to 35 MB, and the whole request
         * up to 40 MB. The user must be in the room, with a role that can add documents.
         */
        post: operations["Rooms_AddDocumentToRoomViaFileUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/envelopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an envelope from documents of a room
         *
         * Creates an envelope of eSignature with copies of documents of a room. The envelope is a draft in
         * the same account, and the calling user is its sender. Add recipients and send it with the
         * operations of eSignature. When it is completed, its signed documents are added to the room.
         *
         * The user must be able to view the documents, and to send envelopes in the account. A document can
         * have up to 25 MB, and must be of a type that an envelope can contain.
         */
        post: operations["Rooms_CreateRoomEnvelope"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/field_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the details of a room
         *
         * Returns the values of the details of a room, each under the `apiName` of its field.
         * `Rooms_GetRoomFieldSet` returns the available fields and their allowed values. The caller needs a
         * role that can view room details.
         */
        get: operations["Rooms_GetRoomFieldData"];
        /**
         * Change the details of a room
         *
         * Changes some details of a room. Details that the request does not contain keep their values, and
         * `null` clears a value. If one value is invalid, nothing is changed. `Rooms_GetRoomFieldSet`
         * returns the available fields and their allowed values. The response contains the changed details
         * only. The caller needs a role that can edit room details. The details of a closed room cannot be
         * changed.
         */
        put: operations["Rooms_UpdateRoomFieldData"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/field_set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the field set of a room
         *
         * Returns the field set of a room: every field of its details with its key, its type, the limits of
         * its value and, for select lists, the options. To get the values, use `Rooms_GetRoomFieldData`.
         */
        get: operations["Rooms_GetRoomFieldSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a form to a room
         *
         * Adds a form of a library to a room, as a new document whose fields are filled with the details of
         * the room. The role of the caller in the room must allow documents from form libraries, or from form
         * groups if a group with the form is granted to the office of the room or to an office of the caller.
         * A form can be added several times, from its `availableOnDate` on.
         */
        post: operations["Rooms_AddFormToRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the picture of a room
         *
         * Stores a picture of a room and replaces an existing one. The picture is sent as the part `file` of
         * a form, or as the body itself, with its media type and its name in `Content-Disposition`. PNG, JPEG,
         * GIF and TIFF are accepted. The user must be in the room, with a role that can change its details.
         */
        put: operations["Rooms_UpdatePicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/room_folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the folders of a room
         *
         * Returns the folders for documents in a room that the caller can open. The list is paged:
         * `startPosition` and `count` select a page. Every room has a default folder, which is the first of
         * the list. People create other folders in the web pages of Rooms.
         */
        get: operations["RoomFolders_GetRoomFolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people in a room
         *
         * Returns the people in a room with the role and the transaction side of each. The list is paged:
         * `startPosition` and `count` select a page. `filter` limits the list. `sort` sorts it by given
         * name, family name or e-mail address. Without it, people are in the order in which they were added.
         * People whose role hides them in the room are omitted, as are people whose access was revoked.
         */
        get: operations["Rooms_GetRoomUsers"];
        put?: never;
        /**
         * Invite a person to a room
         *
         * Sends a person an invitation to a room and adds them to its people. The role specifies the
         * person's permissions there, regardless of their role in the company. It must already exist.
         * Members of the company get an internal role, and people outside the company an external one.
         * `Rooms_GetAssignableRoles` returns the roles that the caller can assign. A person who is in the
         * room already can be invited again with the same role and side, and receives another e-mail. The
         * caller needs a role that can add people to rooms.
         */
        post: operations["Rooms_InviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role or side of a person in a room
         *
         * Assigns a person in a room another role there, another side of the transaction, or both. Their
         * role in the company is not changed. The new role is internal for members of the company and
         * external for other people. The caller needs a role that can change the room roles of all
         * people, or at least of people whom the caller invited.
         */
        put: operations["Rooms_PutRoomUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/users/{userId}/restore_access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore the access of a person to a room
         *
         * Gives a person whose access to a room was revoked the access back, at once and with the role that
         * they had there. If the revocation has a date in the future, it is cancelled. The request has no
         * body. The caller needs a role that can manage the access of all people, or at least of people whom
         * the caller invited.
         */
        post: operations["Rooms_RestoreRoomUserAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/users/{userId}/revoke_access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke the access of a person to a room
         *
         * Ends the access of a person to a room. Without a body, and without `revocationDate` in it, the
         * access ends at once. With a date in the future it ends on that date, and a person whose access was
         * revoked before has access again until then. The person stays among the people of the room, so that
         * `Rooms_RestoreRoomUserAccess` can give the access back. The caller needs a role that can manage
         * the access of all people, or at least of people whom the caller invited.
         */
        post: operations["Rooms_RevokeRoomUserAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/task_lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task lists of a room
         *
         * Returns all task lists of a room in one response, without their tasks. Each contains the template
         * from which it was created, and the status of its review.
         *
         * A caller with one of the permissions for task lists sees all of them. Any other person in the room
         * sees only the lists with tasks that the person owns, and is rejected if there are none.
         */
        get: operations["TaskLists_GetTaskLists"];
        put?: never;
        /**
         * Apply a task list to a room
         *
         * Creates a task list in a room: the tasks of a template of the company are copied, and can then be
         * completed, reviewed and approved in the room. The caller needs the right to apply task lists in
         * the room.
         *
         * Each task gets its owner from the template: a certain user of the company, or the first person in
         * the room who has a certain role. Otherwise the caller is the owner. The due date is a fixed date,
         * or a number of days before or after a date of the room, such as the contract date, and moves with
         * it.
         */
        post: operations["TaskLists_CreateTaskList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/task_lists/{taskListId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a task list from its room
         *
         * Deletes a task list with all its tasks, whatever their status is. Documents that were attached to
         * the tasks stay in the room. The caller must be able to view the room, and needs the right to
         * remove any task list in it. The template is not changed.
         */
        delete: operations["TaskLists_DeleteTaskList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/task_list_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task list templates of the company
         *
         * Returns the templates from which task lists are created, with the number of their tasks. The
         * administrators of the company create them in the web application; no operation does. Every member
         * of the company can list them. `TaskLists_CreateTaskList` applies one to a room.
         */
        get: operations["TaskListTemplates_GetTaskListTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the company of an account
         *
         * Returns the company of an account: its number and name, the version of Rooms that it uses, and the
         * field set of its new rooms. Call it first, because a company on v6 has other invitations and roles
         * than one on v5. Every member and everyone who was invited to a room of the company may call it.
         */
        get: operations["Accounts_GetAccountInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a document
         *
         * Returns a document of a room, on request with its content. People in the room can view the
         * documents that they own and those they were given access to. Owners of the room, and members whose
         * role gives them access to the room without an invitation, can view all of them. If the role of the
         * owner says so, people of the owner's office can view the document too, and people with the same
         * role in the room also own it.
         */
        get: operations["Documents_GetDocument"];
        put?: never;
        post?: never;
        /**
         * Delete a document
         *
         * Deletes a document for all people in its room. It cannot be restored. Envelopes that were created
         * from it keep their copy.
         *
         * The role in the room decides: a user with `canDeleteOwnedDocuments` can delete their own
         * documents, one with `canDeleteSignedDocuments` every signed document that they can view, and one
         * with `canDeleteUnsignedDocuments` every unsigned one.
         */
        delete: operations["Documents_DeleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/documents/{documentId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user access to a document
         *
         * Gives a user access to a document of a room that the user can open. The response says what the
         * user can do with the document. The user is notified by e-mail. Repeating the request changes
         * nothing.
         *
         * The owner of a document can always share it. Other people who can view it need a role with
         * `canShareDocsNotOwned` in the room.
         */
        post: operations["Documents_CreateDocumentUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/offices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offices of a company
         *
         * Returns the offices of a company. The list is paged: `startPosition` and `count` select a page.
         * `search` filters by a text. `onlyAccessible` omits the offices that the caller cannot access: a
         * caller with the access level `Region` can access the offices of certain regions, and every other
         * caller below the level `Company` the offices that the caller belongs to.
         */
        get: operations["Offices_GetOffices"];
        put?: never;
        /**
         * Create an office
         *
         * Creates an office for a company, optionally within a region. The country, the state and the time
         * zone are IDs from the reference lists, and the state lies in the country. The caller needs the
         * permission `canManageAccount`.
         */
        post: operations["Offices_CreateOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/offices/{officeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an office
         *
         * Returns one office of a company with its region, its address and its time zone. Every member of
         * the company may read every office.
         */
        get: operations["Offices_GetOffice"];
        put?: never;
        post?: never;
        /**
         * Delete an office
         *
         * Deletes an office of a company. An office to which rooms, users, form groups or form libraries
         * refer cannot be deleted; `Offices_GetReferenceCounts` says how many there are. The caller needs
         * the permission `canManageAccount`.
         */
        delete: operations["Offices_DeleteOffice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/offices/{officeId}/reference_counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the references to an office
         *
         * Returns how many rooms, users, form groups and form libraries refer to an office. A user refers to
         * the default office too. Before you delete the office, use it to see what must be moved first.
         */
        get: operations["Offices_GetReferenceCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the regions of a company
         *
         * Returns the regions of a company. The list is paged: `startPosition` and `count` select a page.
         * With `managedOnly`, it contains only the regions that the caller manages: all regions with the
         * access level `Company` or `Admin`, and certain regions with the level `Region`.
         */
        get: operations["Regions_GetRegions"];
        put?: never;
        /**
         * Create a region
         *
         * Creates a region for a company. It is empty at first: an office specifies its region when it is
         * created, and `Users_AddUserToRegion` adds members. The caller needs the permission
         * `canManageAccount`.
         */
        post: operations["Regions_CreateRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/regions/{regionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a region
         *
         * Returns the name of one region of a company, and when it was created. Every member of the company
         * may read every region.
         */
        get: operations["Regions_GetRegion"];
        put?: never;
        post?: never;
        /**
         * Delete a region
         *
         * Deletes a region of a company. A region with offices or users cannot be deleted;
         * `Regions_GetRegionReferenceCounts` says how many it has. The caller needs the permission
         * `canManageAccount`.
         */
        delete: operations["Regions_DeleteRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/regions/{regionId}/reference_counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the references to a region
         *
         * Returns how many offices and users refer to a region. Before you delete the region, use it to see
         * what must be removed first.
         */
        get: operations["Regions_GetRegionReferenceCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/nrds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the NRDS number of a user
         *
         * Stores the number of a user in the National Realtor Database System, the register of the
         * association of real-estate agents. An existing number is replaced. The signatures of the user in
         * eSignature then show the number with its status. Users can change their own number. For other
         * users, the caller needs the right to manage members of this access level.
         */
        put: operations["Nrds_UpdateUserNrdsId"];
        post?: never;
        /**
         * Remove the NRDS number of a user
         *
         * Deletes the number in the National Realtor Database System that Rooms stores for a user, also from
         * the signatures of the user in eSignature. The register itself is not changed. Users can delete
         * their own number. For other users, the caller needs the right to manage members of this access
         * level. A user without a number gets `RESOURCE_NOT_FOUND`.
         */
        delete: operations["Nrds_DeleteUserNrdsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a company
         *
         * Returns the members of a company, including those who have not accepted their invitation yet. The
         * list is paged: `startPosition` and `count` select a page. It can be filtered by name, office,
         * role, access level and status; a member must match all filters. Without `sort`, members are listed
         * in the order in which they were invited. Job titles are only available on Rooms v5, and custom
         * roles of the company only on Rooms v6. All members can call this operation.
         */
        get: operations["Users_GetUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member of a company
         *
         * Returns one member with their offices and regions. For a Manager on Rooms v5, the response also
         * contains the permissions in addition to the role. On Rooms v6, the permissions of a member depend
         * only on `roleId`. All members can call this operation.
         */
        get: operations["Users_GetUser"];
        /**
         * Change the default office of a member
         *
         * Sets the office for new rooms of a member. A member with the access level `Office` or
         * `Contributor` is also added to that office. Other data of the member cannot be changed with this
         * operation. The caller needs the right to manage members of this access level, and must have access
         * to the office.
         */
        put: operations["Users_UpdateUser"];
        post?: never;
        /**
         * Remove a member from a company
         *
         * Ends the membership of a user in the company, or withdraws an invitation. It fails for a user who
         * owns rooms: give them another owner or delete them first. The user leaves all other rooms, and
         * remains in the eSignature account. The caller needs the right to remove members of this access
         * level, and cannot remove themselves. The last active administrator cannot be removed.
         */
        delete: operations["Users_RemoveUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/add_to_office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a member to an office
         *
         * Adds a member to one more office, in addition to the current ones. It has no effect for a member
         * who already belongs to it. A member with the access level `Office` can then access the rooms of
         * the office. The caller needs the right to manage members of this access level, and must have
         * access to the office.
         */
        post: operations["Users_AddUserToOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/add_to_region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a member to a region
         *
         * Adds a member with the access level `Region` to one more region. It has no effect for a member who
         * already belongs to it. The member can then access the rooms of all offices in the region. The
         * caller needs the right to manage members of this access level, and must have access to the region.
         */
        post: operations["Users_AddUserToRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lock a member out of Rooms
         *
         * Locks a member out of Rooms. The membership, its role and the rooms of the member are kept, but
         * every request with a token of the member gets `USER_LACKS_PERMISSIONS` until
         * `Users_UnlockUser` is called. A pending invitation cannot be accepted during this time. Access to
         * eSignature does not change. Locking a member again replaces the reason. The caller needs the right
         * to manage members of this access level. The last active administrator cannot be locked.
         */
        post: operations["Users_LockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/reinvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the invitation of a member
         *
         * Sends the invitation to a company again to a person who has not accepted it yet. The request has
         * no body. The role and access level of the invitation are not changed. The link in the new e-mail
         * is valid for 30 days, and the link of the earlier one no longer works. It works the same on Rooms
         * v5 and v6. The caller needs the right to add members of this access level.
         */
        post: operations["Users_ReinviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/remove_from_office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member from an office
         *
         * Removes a member from one office. Their other offices are kept. The default office cannot be
         * removed: set another one with `Users_UpdateUser` first. The caller needs the right to manage
         * members of this access level.
         */
        post: operations["Users_RemoveUserFromOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/remove_from_region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member from a region
         *
         * Removes a member from one region. Their other regions are kept. The region of the default office is
         * kept too, until `Users_UpdateUser` sets another office. A member with the access level `Region` keeps
         * at least one region. The caller needs the right to manage members of this access level.
         */
        post: operations["Users_RemoveUserFromRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unlock a member of Rooms
         *
         * Lets a member that was locked with `Users_LockUser` use Rooms again. The role, offices, regions
         * and rooms are the same as before. The request has no body, and has no effect on a member who is
         * not locked. The caller needs the right to manage members of this access level.
         */
        post: operations["Users_UnlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/invite_classic_admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an Admin to a company on Rooms v5
         *
         * Invites a person to a company on Rooms v5 as an Admin, who manages all members and the settings of
         * the company. The person accepts with the link in an e-mail, which is valid for 30 days, and
         * becomes an administrator of the eSignature account of the company too. Companies on Rooms v6 use
         * `Users_InviteUser`. The caller must be an Admin.
         */
        post: operations["Users_InviteClassicAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/invite_classic_agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an Agent to a company on Rooms v5
         *
         * Invites a person to a company on Rooms v5 as an Agent of one office. An Agent can only view rooms
         * that they create or that are created for them, and cannot manage members or settings. The person
         * accepts with the link in an e-mail, which is valid for 30 days. Companies on Rooms v6 use
         * `Users_InviteUser`. The caller needs the right to manage members and access to the office.
         */
        post: operations["Users_InviteClassicAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/invite_classic_manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a Manager to a company on Rooms v5
         *
         * Invites a person to a company on Rooms v5 as a Manager, who manages the rooms of offices or
         * regions. The access level specifies the scope of the rights and is `Office`, `Region` or
         * `Company`; `offices` or `regions` contain the IDs, and `permissions` specifies the permissions in
         * addition to the role. The person accepts with the link in an e-mail, which is valid for 30 days.
         * Companies on Rooms v6 use `Users_InviteUser`. The caller needs the right to manage members, and
         * access to the offices and regions of the request.
         */
        post: operations["Users_InviteClassicManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/invite_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a member to a company on Rooms v6
         *
         * Invites a person to a company on Rooms v6. The person receives an e-mail with a link that is valid
         * for 30 days, and has the status `Pending` until they accept the invitation there. The browser is
         * then redirected to `redirectUrl`.
         *
         * The role must already exist and be an internal one. It applies in the company and in every room
         * that does not assign the member a separate role. `offices` or `regions` are used with the access
         * level of the same name; an `Office` member always belongs to the default office. The access level
         * `Admin` exists only on Rooms v5.
         *
         * A person who is not in the eSignature account of the company yet is added to it, with the
         * permission profile of the request, and becomes active there when they accept. An existing user of
         * that account keeps their permission profile.
         *
         * Companies on Rooms v5 use one of the three classic operations. The caller needs a role that can
         * add members of this access level, and must have access to the offices and regions of the request.
         * They cannot give a role or a permission profile that allows more than their own.
         */
        post: operations["Users_InviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_libraries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the form libraries
         *
         * Returns the form libraries that the caller can use. If the company requires that libraries are
         * assigned to offices, members see only the libraries of their offices, and those who manage form
         * groups see all. `startPosition` and `count` select a page.
         */
        get: operations["FormLibraries_GetFormLibraries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_libraries/{formLibraryId}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the forms of a library
         *
         * Returns the forms of one library. `viewingUserHasAccess` says which of them the caller can add
         * to rooms. `startPosition` and `count` select a page. `FormDetails_GetFormDetails` returns more
         * about one form.
         */
        get: operations["FormLibraries_GetFormLibraryForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the form groups
         *
         * Returns the form groups that the caller can use, without their forms. Members who manage form
         * groups see all. Other members see those that are granted to an office of theirs. The list is
         * paged: `startPosition` and `count` select a page.
         */
        get: operations["FormGroups_GetFormGroups"];
        put?: never;
        /**
         * Create a form group
         *
         * Creates a form group without forms and offices. Assign forms to it with
         * `FormGroups_AssignFormGroupForm`, and grant it to offices with
         * `FormGroups_GrantOfficeAccessToFormGroup`.
         */
        post: operations["FormGroups_CreateFormGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_groups/{formGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a form group
         *
         * Returns one form group with the offices that it is granted to, and all of its forms.
         */
        get: operations["FormGroups_GetFormGroup"];
        /**
         * Rename a form group
         *
         * Changes the name of a form group, and nothing else. A member whose access level is limited to
         * offices needs access to each office that the group is granted to.
         */
        put: operations["FormGroups_RenameFormGroup"];
        post?: never;
        /**
         * Delete a form group
         *
         * Deletes a form group. Its forms stay in their libraries, and the documents that were created
         * from them stay in their rooms. A member whose access level is limited to offices needs access to
         * each office that the group is granted to.
         */
        delete: operations["FormGroups_DeleteFormGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_groups/{formGroupId}/assign_form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a form to a form group
         *
         * Adds a form of a library to a form group. If the group contains the form already, `isRequired`
         * is replaced.
         */
        post: operations["FormGroups_AssignFormGroupForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_groups/{formGroupId}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the forms of a form group
         *
         * Returns the forms of one form group, without what the caller can do with each. `startPosition`
         * and `count` select a page.
         */
        get: operations["FormGroups_GetFormGroupForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_groups/{formGroupId}/grant_office_access/{officeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant a form group to an office
         *
         * Makes a form group available to the members of an office, who can then add its forms to rooms.
         * An office that has the group already keeps it. A member whose access level is limited to offices
         * can grant a group only to those.
         */
        post: operations["FormGroups_GrantOfficeAccessToFormGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_groups/{formGroupId}/revoke_office_access/{officeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a form group from an office
         *
         * Takes a form group away from an office. Documents that its members created from forms of the
         * group stay in their rooms. If the office does not have the group, nothing changes. A member
         * whose access level is limited to offices can revoke a group only from those.
         */
        post: operations["FormGroups_RevokeOfficeAccessFromFormGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_groups/{formGroupId}/unassign_form/{formId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a form from a form group
         *
         * Removes a form from a form group. The form stays in its library and can be assigned again.
         */
        post: operations["FormGroups_RemoveFormGroupForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/forms/{formId}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the details of a form
         *
         * Returns the version of a form, its owner, its number of pages, and the date from which it can be
         * added to rooms.
         */
        get: operations["FormDetails_GetFormDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/form_providers/{providerId}/associations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the associations of a form provider
         *
         * Returns the associations whose forms a provider distributes. Each of them has a form library.
         * The list is paged: `startPosition` and `count` select a page.
         */
        get: operations["FormProviders_GetFormProviderAssociations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/external_form_fill_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a session to fill in forms
         *
         * Creates a URL at which forms of a room can be filled in without logging in to Rooms. The forms
         * must have been added to the room with `Rooms_AddFormToRoom`. What is entered there is saved in
         * the documents of the room. The URL stops working an hour after it was last used. Set
         * `xFrameAllowedUrl` to show the page in a frame of your application.
         *
         * The caller must be able to view the room, with a role that can add documents from form groups or
         * form libraries.
         */
        post: operations["ExternalFormFillSessions_CreateExternalFormFillSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/activity_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the activity types
         *
         * Returns the types of entries that the history of a room can have, such as an envelope that was
         * sent. The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetActivityTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/closing_statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the closing statuses
         *
         * Returns the reasons for which a room can be closed, such as a sale or a rejected offer. A closed
         * room has one of them as its `closedStatusId`. The list is the same for every account, so a client
         * can cache it.
         */
        get: operations["GlobalLists_GetClosingStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contact_sides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contact sides
         *
         * Returns the sides of a transaction that a contact of a room can represent: the listing side and
         * the selling side. The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetContactSides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries
         *
         * Returns the countries in which an office can be opened. The list is the same for every account, so
         * a client can cache it.
         */
        get: operations["GlobalLists_GetCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the currencies
         *
         * Returns the currencies of the amounts of a room: the listing price, offers and loans. The list is
         * the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/financing_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the financing types
         *
         * Returns the ways in which a buyer can pay for a property, such as cash or a conventional loan. The
         * list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetFinancingTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/origins_of_leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the origins of leads
         *
         * Returns the possible sources of a lead for a transaction, such as a portal, a referral or print
         * marketing. The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetOriginsOfLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/property_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the property types
         *
         * Returns the types of property that a room can represent, such as a condominium, land or a rental.
         * The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetPropertyTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/room_contact_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the room contact types
         *
         * Returns the types of contacts that a room can have, such as the buyer, the listing agent or a
         * service provider. The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetRoomContactTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/seller_decision_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seller decision types
         *
         * Returns the ways in which a seller can respond to an offer, such as approving or countering it.
         * The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetSellerDecisionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/special_circumstance_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the special circumstance types
         *
         * Returns the circumstances that can distinguish a transaction from an ordinary sale, such as a
         * foreclosure or an estate sale. The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetSpecialCircumstanceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the states and provinces
         *
         * Returns the states, provinces and regions of the countries in which an office can be opened.
         * Offices and room details refer to them by `stateId`. The list is the same for every account, so a
         * client can cache it.
         */
        get: operations["GlobalLists_GetStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/task_date_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task date types
         *
         * Returns the dates on which the due date of a task can be based, such as the contract date of the
         * room or a calendar date. The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetTaskDateTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/task_responsibility_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task responsibility types
         *
         * Returns the responsibilities that a person can have for a task: complete it as assignee, follow it
         * as watcher, or review it as reviewer. The list is the same for every account, so a client can
         * cache it.
         */
        get: operations["GlobalLists_GetTaskResponsibilityTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/task_statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task statuses
         *
         * Returns the statuses that a task can have, from open to approved or declined. The list is the same
         * for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetTaskStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/time_zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the time zones
         *
         * Returns the time zones that an office can have. The `timeZoneId` is a code of this service, not a
         * name of the IANA database. The list is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/transaction_sides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transaction sides
         *
         * Returns the sides of a transaction that the owner of a room and its people can represent. The list
         * is the same for every account, so a client can cache it.
         */
        get: operations["GlobalLists_GetTransactionSides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AccessLevel: AccessLevel;
        AccountSummary: AccountSummary;
        ActivityType: ActivityType;
        ApiError: ApiError;
        AssignableRoles: AssignableRoles;
        ClassicAdminToInvite: ClassicAdminToInvite;
        ClassicAgentToInvite: ClassicAgentToInvite;
        ClassicManagerPermissions: ClassicManagerPermissions;
        ClassicManagerToInvite: ClassicManagerToInvite;
        ClosingStatus: ClosingStatus;
        ContactSide: ContactSide;
        Country: Country;
        Currency: Currency;
        CustomData: CustomData;
        DependsOn: DependsOn;
        DesignatedOffice: DesignatedOffice;
        DesignatedRegion: DesignatedRegion;
        Document: Document;
        DocumentUser: DocumentUser;
        DocumentUserForCreate: DocumentUserForCreate;
        Documents: Documents;
        ESignAccountRoleSettings: ESignAccountRoleSettings;
        ESignPermissionProfile: ESignPermissionProfile;
        ESignPermissionProfileList: ESignPermissionProfileList;
        Envelope: Envelope;
        EnvelopeForCreate: EnvelopeForCreate;
        ExternalFormFillSession: ExternalFormFillSession;
        ExternalFormFillSessionForCreate: ExternalFormFillSessionForCreate;
        Field: Field;
        FieldConfiguration: FieldConfiguration;
        FieldData: FieldData;
        FieldDataForCreate: FieldDataForCreate;
        FieldDataForUpdate: FieldDataForUpdate;
        FieldSet: FieldSet;
        FinancingType: FinancingType;
        FormDetails: FormDetails;
        FormForAdd: FormForAdd;
        FormGroup: FormGroup;
        FormGroupForCreate: FormGroupForCreate;
        FormGroupForUpdate: FormGroupForUpdate;
        FormGroupForm: FormGroupForm;
        FormGroupFormList: FormGroupFormList;
        FormGroupFormToAssign: FormGroupFormToAssign;
        FormGroupSummary: FormGroupSummary;
        FormGroupSummaryList: FormGroupSummaryList;
        FormLibrarySummary: FormLibrarySummary;
        FormLibrarySummaryList: FormLibrarySummaryList;
        FormProviderAssociationSummary: FormProviderAssociationSummary;
        FormProviderAssociationsSummaryList: FormProviderAssociationsSummaryList;
        FormSummary: FormSummary;
        FormSummaryList: FormSummaryList;
        GlobalActivityTypes: GlobalActivityTypes;
        GlobalClosingStatuses: GlobalClosingStatuses;
        GlobalContactSides: GlobalContactSides;
        GlobalCountries: GlobalCountries;
        GlobalCurrencies: GlobalCurrencies;
        GlobalFinancingTypes: GlobalFinancingTypes;
        GlobalOriginsOfLeads: GlobalOriginsOfLeads;
        GlobalPropertyTypes: GlobalPropertyTypes;
        GlobalRoomContactTypes: GlobalRoomContactTypes;
        GlobalSellerDecisionTypes: GlobalSellerDecisionTypes;
        GlobalSpecialCircumstanceTypes: GlobalSpecialCircumstanceTypes;
        GlobalStates: GlobalStates;
        GlobalTaskDateTypes: GlobalTaskDateTypes;
        GlobalTaskResponsibilityTypes: GlobalTaskResponsibilityTypes;
        GlobalTaskStatuses: GlobalTaskStatuses;
        GlobalTimeZones: GlobalTimeZones;
        GlobalTransactionSides: GlobalTransactionSides;
        GroupForm: GroupForm;
        LockedOutDetails: LockedOutDetails;
        Office: Office;
        OfficeForCreate: OfficeForCreate;
        OfficeReferenceCount: OfficeReferenceCount;
        OfficeReferenceCountList: OfficeReferenceCountList;
        OfficeSummary: OfficeSummary;
        OfficeSummaryList: OfficeSummaryList;
        OriginOfLead: OriginOfLead;
        Permissions: Permissions;
        PropertyType: PropertyType;
        Region: Region;
        RegionReferenceCount: RegionReferenceCount;
        RegionReferenceCountList: RegionReferenceCountList;
        RegionSummary: RegionSummary;
        RegionSummaryList: RegionSummaryList;
        Role: Role;
        RoleForCreate: RoleForCreate;
        RoleForUpdate: RoleForUpdate;
        RoleSummary: RoleSummary;
        RoleSummaryList: RoleSummaryList;
        Room: Room;
        RoomContactType: RoomContactType;
        RoomDocument: RoomDocument;
        RoomDocumentList: RoomDocumentList;
        RoomDocumentOwner: RoomDocumentOwner;
        RoomDocumentUpload: RoomDocumentUpload;
        RoomFolder: RoomFolder;
        RoomFolderList: RoomFolderList;
        RoomForCreate: RoomForCreate;
        RoomInvite: RoomInvite;
        RoomInviteResponse: RoomInviteResponse;
        RoomPicture: RoomPicture;
        RoomPictureUpload: RoomPictureUpload;
        RoomSummary: RoomSummary;
        RoomSummaryList: RoomSummaryList;
        RoomTemplate: RoomTemplate;
        RoomTemplatesSummaryList: RoomTemplatesSummaryList;
        RoomUser: RoomUser;
        RoomUserForUpdate: RoomUserForUpdate;
        RoomUserRemovalDetail: RoomUserRemovalDetail;
        RoomUserSummary: RoomUserSummary;
        RoomUsersResult: RoomUsersResult;
        SelectListFieldOption: SelectListFieldOption;
        SellerDecisionType: SellerDecisionType;
        SpecialCircumstanceType: SpecialCircumstanceType;
        State: State;
        TaskDateType: TaskDateType;
        TaskList: TaskList;
        TaskListForCreate: TaskListForCreate;
        TaskListSummary: TaskListSummary;
        TaskListSummaryList: TaskListSummaryList;
        TaskListTemplate: TaskListTemplate;
        TaskListTemplateList: TaskListTemplateList;
        TaskResponsibilityType: TaskResponsibilityType;
        TaskStatus: TaskStatus;
        TaskSummary: TaskSummary;
        TimeZone: TimeZone;
        TransactionSide: TransactionSide;
        User: User;
        UserForUpdate: UserForUpdate;
        UserNrdsId: UserNrdsId;
        UserSummary: UserSummary;
        UserSummaryList: UserSummaryList;
        UserToInvite: UserToInvite;
    };
    responses: {
        /** The access token is valid, but the user does not have permission for this operation. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "USER_LACKS_PERMISSIONS",
                 *   "message": "The role of the user does not allow this call.",
                 *   "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 * }
                 */
                "application/json": ApiError;
            };
        };
        /** The path exists, but does not support this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "METHOD_NOT_ALLOWED",
                 *   "message": "This address does not know this method.",
                 *   "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 * }
                 */
                "application/json": ApiError;
            };
        };
        /** The path does not exist, or does not identify an existing object. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "RESOURCE_NOT_FOUND",
                 *   "message": "Nothing is found at this address.",
                 *   "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 * }
                 */
                "application/json": ApiError;
            };
        };
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "UNSPECIFIED_ERROR",
                 *   "message": "The service could not finish the call.",
                 *   "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 * }
                 */
                "application/json": ApiError;
            };
        };
        /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "HOURLY_APIINVOCATION_LIMIT_EXCEEDED",
                 *   "message": "The account has made all the calls it may make this hour.",
                 *   "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 * }
                 */
                "application/json": ApiError;
            };
        };
        /** The access token is missing, unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "errorCode": "AUTHORIZATION_INVALID_TOKEN",
                 *   "message": "The access token is not valid. Get a new one from the authentication service.",
                 *   "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 * }
                 */
                "application/json": ApiError;
            };
        };
    };
    parameters: {
        /**
         * Returns only members with this access level.
         *
         * @example Office
         */
        accessLevel: "Company" | "Region" | "Office" | "Contributor";
        /**
         * The ID of the account that contains the rooms, as its external number or its GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The e-mail address of the person to whom a role will be assigned. The response then contains only
         * roles that are suitable for this person, internal or external, and a member's role in the company.
         *
         * @example ines.valdivia@seabird.example
         */
        assigneeEmail: string;
        /**
         * The maximum number of records in the response.
         *
         * @example 25
         */
        count: number;
        /**
         * Returns only members with this default office.
         *
         * @example 4410
         */
        defaultOfficeId: number;
        /**
         * The ID of the document, as returned when it was added to its room.
         *
         * @example 771206
         */
        documentId: number;
        /**
         * Returns only rooms whose details were changed at or before this time, in UTC. A date without a
         * time is its beginning. `2026-11-30 18:00:00` and `2026/11/30 18:00:00` are also accepted.
         *
         * @example 2026-11-30T23:59:59Z
         */
        fieldDataChangedEndDate: string;
        /**
         * Returns only rooms whose details were changed at or after this time, in UTC. A date without a time
         * is its beginning. `2026-11-01 09:00:00` and `2026/11/01 09:00:00` are also accepted.
         *
         * @example 2026-11-01T00:00:00Z
         */
        fieldDataChangedStartDate: string;
        /**
         * The GUID of the field set, as `Rooms_GetRoomFieldSet` returns it.
         *
         * @example 7e2c9a54-1b86-4f3d-90a7-c5d8e1f46b20
         */
        fieldSetId: string;
        /**
         * Limits the fields, as a comma-separated list: `IsRequiredOnCreate` returns those that a new room
         * requires, `IsRequiredOnSubmit` those that are required to submit a room for review. With both,
         * fields that fit at least one are returned. `None` does not limit them.
         *
         * @example IsRequiredOnSubmit
         */
        fieldsCustomDataFilters: string;
        /**
         * Returns only roles whose name begins with this text, in upper or lower case.
         *
         * @example Berth
         */
        filter: string;
        /**
         * The roles to return: all roles of the company (`AllRoles`, the default), or those that the caller
         * can assign, because they have no permission that the role of the caller does not have. All
         * permissions are compared (`AssignableRolesBasedOnAllPermissions`), or only those for members and
         * for the company (`AssignableRolesBasedOnCompanyPermissions`).
         *
         * @example AllRoles
         */
        filterContext: "AllRoles" | "AssignableRolesBasedOnAllPermissions" | "AssignableRolesBasedOnCompanyPermissions";
        /**
         * The ID of the form group, as returned when it was created.
         *
         * @example 3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183
         */
        formGroupId: string;
        /**
         * The ID of the form, as its library returns it in `libraryFormId`.
         *
         * @example 2c9e4b7a-6f13-4d85-a0c2-91b8d7e5f364
         */
        formId: string;
        /**
         * The ID of the form library, as `FormLibraries_GetFormLibraries` returns it.
         *
         * @example 5c20e8a1-7b3f-4d96-8a41-e0d9c6b2f573
         */
        formLibraryId: string;
        /**
         * Returns only archived documents, or only those that are not archived. Without it, documents of both
         * kinds are returned.
         *
         * @example false
         */
        includeArchived: boolean;
        /**
         * Specifies whether the response includes the content of the document in Base64.
         *
         * @example true
         */
        includeContents: boolean;
        /**
         * Specifies whether the response includes the details of the room.
         *
         * @example true
         */
        includeFieldData: boolean;
        /**
         * Specifies whether the response indicates, in `isAssigned`, if the role is assigned to a member.
         *
         * @example true
         */
        includeIsAssigned: boolean;
        /**
         * Specifies whether only members who are locked out are returned.
         *
         * @example false
         */
        lockedOnly: boolean;
        /**
         * Specifies whether regions that the caller does not manage are omitted.
         *
         * @example true
         */
        managedOnly: boolean;
        /**
         * Returns only documents whose name contains this text.
         *
         * @example lease
         */
        nameFilter: string;
        /**
         * Returns only rooms of this office.
         *
         * @example 4410
         */
        officeId: number;
        /**
         * The ID of the office, as returned when it was created.
         *
         * @example 4410
         */
        officeIdInPath: number;
        /**
         * Returns only templates for rooms of this office. Callers whose access level is not `Company` or
         * `Admin` can specify an office to which they belong.
         *
         * @example 4410
         */
        officeOfTemplates: number;
        /**
         * Returns only offices whose name contains this text, in upper or lower case.
         *
         * @example Harbour
         */
        officesSearch: string;
        /**
         * Specifies whether offices that the caller cannot access are omitted.
         *
         * @example true
         */
        onlyAccessible: boolean;
        /**
         * Specifies whether roles that the caller cannot assign are omitted. It is the same as `filterContext`
         * with the value `AssignableRolesBasedOnCompanyPermissions`, which replaces it.
         *
         * @deprecated
         * @example true
         */
        onlyAssignable: boolean;
        /**
         * Specifies whether templates that the caller cannot use for a new room are omitted.
         *
         * @example true
         */
        onlyAssignableTemplates: boolean;
        /**
         * Specifies whether templates that are disabled are omitted.
         *
         * @example true
         */
        onlyEnabled: boolean;
        /**
         * The ID of a company that provides forms, such as `maine-forms`.
         *
         * @example maine-forms
         */
        providerId: string;
        /**
         * The ID of the region, as returned when it was created.
         *
         * @example 1207
         */
        regionId: number;
        /**
         * Specifies whether dynamic documents without content are omitted.
         *
         * @example true
         */
        requireContentForDynamicDocuments: boolean;
        /**
         * The ID of the role, as returned when it was created.
         *
         * @example 52411
         */
        roleId: number;
        /**
         * Returns only members with this role in the company.
         *
         * @example 52411
         */
        roleIdFilter: number;
        /**
         * Returns only rooms that were closed at or before this time, in UTC. A date without a time is its
         * beginning. `2026-10-31 18:00:00` and `2026/10/31 18:00:00` are also accepted.
         *
         * @example 2026-10-31T23:59:59Z
         */
        roomClosedEndDate: string;
        /**
         * Returns only rooms that were closed at or after this time, in UTC. A date without a time is its
         * beginning. `2026-10-01 09:00:00` and `2026/10/01 09:00:00` are also accepted.
         *
         * @example 2026-10-01T00:00:00Z
         */
        roomClosedStartDate: string;
        /**
         * Returns only documents in this folder of the room.
         *
         * @example 611
         */
        roomFolderId: number;
        /**
         * The ID of the room, as returned when it was created.
         *
         * @example 5518203
         */
        roomId: number;
        /**
         * Returns only rooms with one of these statuses, as a comma-separated list. `pending` rooms are
         * under contract, and `open` includes both `active` and `pending`. Default: active rooms. The first
         * letter of a status can also be upper case.
         *
         * @example open
         */
        roomStatus: string;
        /**
         * Returns only people whose name or e-mail address contains this text.
         *
         * @example Valdivia
         */
        roomsFilter: string;
        /**
         * The field by which the people are sorted (given name, family name or e-mail address), in ascending
         * (`Asc`) or descending (`Desc`) order.
         *
         * @example lastNameAsc
         */
        roomsSort: "firstNameAsc" | "firstNameDesc" | "lastNameAsc" | "lastNameDesc" | "FirstNameAsc" | "FirstNameDesc" | "LastNameAsc" | "LastNameDesc" | "EmailAsc" | "EmailDesc";
        /**
         * The 0-based position of the first item of the response in the whole list.
         *
         * @example 0
         */
        startPosition: number;
        /**
         * The ID of a task list in a room, from `TaskLists_GetTaskLists`.
         *
         * @example 90219
         */
        taskListId: number;
        /**
         * Returns only members with this job title. Only companies on Rooms v5 have titles.
         *
         * @example 318
         */
        titleId: number;
        /**
         * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
         *
         * @example 33128
         */
        userId: number;
        /**
         * Returns only members whose name or e-mail address begins with this text.
         *
         * @example tomas
         */
        usersFilter: string;
        /**
         * The field by which the members are sorted, in ascending (`Asc`) or descending (`Desc`) order.
         *
         * @example LastNameAsc
         */
        usersSort: "FirstNameAsc" | "LastNameAsc" | "EmailAsc" | "FirstNameDesc" | "LastNameDesc" | "EmailDesc";
        /**
         * Returns only members who have accepted their invitation (`Active`), or only those who have not
         * (`Pending`).
         *
         * @example Active
         */
        usersStatus: "Active" | "Pending";
    };
    requestBodies: never;
    headers: {
        /**
         * The number of requests that the account can make in 30 seconds.
         *
         * @example 200
         */
        burstLimitLimit: number;
        /**
         * The number of requests that the account has left in the current 30 seconds.
         *
         * @example 198
         */
        burstLimitRemaining: number;
        /**
         * The number of requests that the account can make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * The number of requests that the account has left in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The time when the current hour ends and the limit is reset, as a Unix timestamp in seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * The ID of the request in the logs of the service. Each response has its own. Include it when you
         * report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    ESignPermissionProfiles_GetESignPermissionProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path: ESignPermissionProfilesGetESignPermissionProfilesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The permission profiles that the caller can assign. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ESignPermissionProfileList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Roles_GetRoles: {
        parameters: {
            query?: RolesGetRolesQueryParams;
            header?: never;
            path: RolesGetRolesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the roles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoleSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Roles_CreateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: RolesCreateRoleParams;
            cookie?: never;
        };
        /** The role to create. */
        requestBody: {
            content: {
                "application/json": RoleForCreate;
            };
        };
        responses: {
            /** The role was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Role;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Roles_GetRole: {
        parameters: {
            query?: RolesGetRoleQueryParams;
            header?: never;
            path: RolesGetRoleParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the role. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Role;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Roles_UpdateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: RolesUpdateRoleParams;
            cookie?: never;
        };
        /** The new data of the role. */
        requestBody: {
            content: {
                "application/json": RoleForUpdate;
            };
        };
        responses: {
            /** The updated role. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Role;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Roles_DeleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: RolesDeleteRoleParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The role was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the role cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Fields_GetFieldSet: {
        parameters: {
            query?: FieldsGetFieldSetQueryParams;
            header?: never;
            path: FieldsGetFieldSetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The field set, or the required part of it. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FieldSet;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    RoomTemplates_GetRoomTemplates: {
        parameters: {
            query?: RoomTemplatesGetRoomTemplatesQueryParams;
            header?: never;
            path: RoomTemplatesGetRoomTemplatesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the room templates. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomTemplatesSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_GetRooms: {
        parameters: {
            query?: RoomsGetRoomsQueryParams;
            header?: never;
            path: RoomsGetRoomsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the rooms. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_CreateRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsCreateRoomParams;
            cookie?: never;
        };
        /** The room to create. */
        requestBody: {
            content: {
                "application/json": RoomForCreate;
            };
        };
        responses: {
            /** The room was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Room;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_GetRoom: {
        parameters: {
            query?: RoomsGetRoomQueryParams;
            header?: never;
            path: RoomsGetRoomParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the room. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Room;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_DeleteRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsDeleteRoomParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The room was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the room cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_GetAssignableRoles: {
        parameters: {
            query?: RoomsGetAssignableRolesQueryParams;
            header?: never;
            path: RoomsGetAssignableRolesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the assignable roles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AssignableRoles;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_GetDocuments: {
        parameters: {
            query?: RoomsGetDocumentsQueryParams;
            header?: never;
            path: RoomsGetDocumentsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the documents. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocumentList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_AddDocumentToRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsAddDocumentToRoomParams;
            cookie?: never;
        };
        /** The document with its name and its content. */
        requestBody: {
            content: {
                "application/json": Document;
            };
        };
        responses: {
            /** The document was added to the room. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocument;
                };
            };
            /** The request is invalid, or the document cannot be accepted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_AddDocumentToRoomViaFileUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsAddDocumentToRoomViaFileUploadParams;
            cookie?: never;
        };
        /** The file, as a part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": RoomDocumentUpload;
            };
        };
        responses: {
            /** The document was added to the room. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocument;
                };
            };
            /** The request is invalid, or the file cannot be accepted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_CreateRoomEnvelope: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsCreateRoomEnvelopeParams;
            cookie?: never;
        };
        /** The name of the envelope and its documents. */
        requestBody: {
            content: {
                "application/json": EnvelopeForCreate;
            };
        };
        responses: {
            /** The same as 201. The service can respond with either of them. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Envelope;
                };
            };
            /** The envelope was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Envelope;
                };
            };
            /** The request is invalid, or the envelope cannot be created. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_GetRoomFieldData: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsGetRoomFieldDataParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current details. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FieldData;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_UpdateRoomFieldData: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsUpdateRoomFieldDataParams;
            cookie?: never;
        };
        /** The details to change. */
        requestBody: {
            content: {
                "application/json": FieldDataForUpdate;
            };
        };
        responses: {
            /** The details were changed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FieldData;
                };
            };
            /** The request is invalid, or the room is closed. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_GetRoomFieldSet: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsGetRoomFieldSetParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The field set of the room. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FieldSet;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_AddFormToRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsAddFormToRoomParams;
            cookie?: never;
        };
        /** The form to add. */
        requestBody: {
            content: {
                "application/json": FormForAdd;
            };
        };
        responses: {
            /** The same as 201. The service can respond with either status. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocument;
                };
            };
            /** The form was added to the room as a document. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocument;
                };
            };
            /** The request is invalid, or the form cannot be added. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_UpdatePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsUpdatePictureParams;
            cookie?: never;
        };
        /** The picture, as a part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": RoomPictureUpload;
                "image/png": Blob;
                "image/jpeg": Blob;
                "image/gif": Blob;
                "image/tiff": Blob;
            };
        };
        responses: {
            /** The picture was saved. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomPicture;
                };
            };
            /** The request is invalid, or the file is not a picture. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    RoomFolders_GetRoomFolders: {
        parameters: {
            query?: RoomFoldersGetRoomFoldersQueryParams;
            header?: never;
            path: RoomFoldersGetRoomFoldersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the folders. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomFolderList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_GetRoomUsers: {
        parameters: {
            query?: RoomsGetRoomUsersQueryParams;
            header?: never;
            path: RoomsGetRoomUsersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the people. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomUsersResult;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_InviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsInviteUserParams;
            cookie?: never;
        };
        /** The person to invite, with their role. */
        requestBody: {
            content: {
                "application/json": RoomInvite;
            };
        };
        responses: {
            /** The person was in the room already, and the invitation was sent again. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomInviteResponse;
                };
            };
            /** The invitation was sent. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomInviteResponse;
                };
            };
            /**
             * The request is invalid, the role cannot be assigned to this person, or the person is in the room
             * with another role or side, or without access.
             */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_PutRoomUser: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsPutRoomUserParams;
            cookie?: never;
        };
        /** The new role and side of the person. */
        requestBody: {
            content: {
                "application/json": RoomUserForUpdate;
            };
        };
        responses: {
            /** The changed person. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomUser;
                };
            };
            /** The request is invalid, or the role cannot be assigned to this person. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_RestoreRoomUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsRestoreRoomUserAccessParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The person has access again. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter is invalid, or the access of the person was not revoked. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Rooms_RevokeRoomUserAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: RoomsRevokeRoomUserAccessParams;
            cookie?: never;
        };
        /** The time at which the access ends. Without it, the access ends at once. */
        requestBody?: {
            content: {
                "application/json": RoomUserRemovalDetail;
            };
        };
        responses: {
            /** The access was revoked, or will be on the date. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, such as a date that cannot be read. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TaskLists_GetTaskLists: {
        parameters: {
            query?: never;
            header?: never;
            path: TaskListsGetTaskListsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task lists of the room. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskListSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TaskLists_CreateTaskList: {
        parameters: {
            query?: never;
            header?: never;
            path: TaskListsCreateTaskListParams;
            cookie?: never;
        };
        /** The template to apply. */
        requestBody: {
            content: {
                "application/json": TaskListForCreate;
            };
        };
        responses: {
            /** The task list was added to the room. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskList;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TaskLists_DeleteTaskList: {
        parameters: {
            query?: never;
            header?: never;
            path: TaskListsDeleteTaskListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The task list was removed. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    TaskListTemplates_GetTaskListTemplates: {
        parameters: {
            query?: TaskListTemplatesGetTaskListTemplatesQueryParams;
            header?: never;
            path: TaskListTemplatesGetTaskListTemplatesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the templates. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskListTemplateList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_GetAccountInformation: {
        parameters: {
            query?: never;
            header?: never;
            path: AccountsGetAccountInformationParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The company. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AccountSummary;
                };
            };
            /** A parameter is invalid, or the account does not use Rooms. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Documents_GetDocument: {
        parameters: {
            query?: DocumentsGetDocumentQueryParams;
            header?: never;
            path: DocumentsGetDocumentParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Documents;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Documents_DeleteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: DocumentsDeleteDocumentParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the document cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Documents_CreateDocumentUser: {
        parameters: {
            query?: never;
            header?: never;
            path: DocumentsCreateDocumentUserParams;
            cookie?: never;
        };
        /** The user who gets access. */
        requestBody: {
            content: {
                "application/json": DocumentUserForCreate;
            };
        };
        responses: {
            /** The user has access to the document. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DocumentUser;
                };
            };
            /** The request is invalid, or the user cannot get access. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Offices_GetOffices: {
        parameters: {
            query?: OfficesGetOfficesQueryParams;
            header?: never;
            path: OfficesGetOfficesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the offices. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfficeSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Offices_CreateOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: OfficesCreateOfficeParams;
            cookie?: never;
        };
        /** The office to create. */
        requestBody: {
            content: {
                "application/json": OfficeForCreate;
            };
        };
        responses: {
            /** The office was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Office;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Offices_GetOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: OfficesGetOfficeParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the office. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Office;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Offices_DeleteOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: OfficesDeleteOfficeParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The office was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the office cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Offices_GetReferenceCounts: {
        parameters: {
            query?: never;
            header?: never;
            path: OfficesGetReferenceCountsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts, by type. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfficeReferenceCountList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Regions_GetRegions: {
        parameters: {
            query?: RegionsGetRegionsQueryParams;
            header?: never;
            path: RegionsGetRegionsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the regions. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegionSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Regions_CreateRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: RegionsCreateRegionParams;
            cookie?: never;
        };
        /** The region to create. Only its name is used. */
        requestBody: {
            content: {
                "application/json": Region;
            };
        };
        responses: {
            /** The region was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Region;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Regions_GetRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: RegionsGetRegionParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the region. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Region;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Regions_DeleteRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: RegionsDeleteRegionParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The region was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the region cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Regions_GetRegionReferenceCounts: {
        parameters: {
            query?: never;
            header?: never;
            path: RegionsGetRegionReferenceCountsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The counts, by type. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegionReferenceCountList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Nrds_UpdateUserNrdsId: {
        parameters: {
            query?: never;
            header?: never;
            path: NrdsUpdateUserNrdsIdParams;
            cookie?: never;
        };
        /** The number as issued by the association. */
        requestBody: {
            content: {
                "application/json": UserNrdsId;
            };
        };
        responses: {
            /** The number was saved. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserNrdsId;
                };
            };
            /** The request or the number is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Nrds_DeleteUserNrdsId: {
        parameters: {
            query?: never;
            header?: never;
            path: NrdsDeleteUserNrdsIdParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The number was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_GetUsers: {
        parameters: {
            query?: UsersGetUsersQueryParams;
            header?: never;
            path: UsersGetUsersParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the members. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_GetUser: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersGetUserParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the member. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_UpdateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersUpdateUserParams;
            cookie?: never;
        };
        /** The new default office. */
        requestBody: {
            content: {
                "application/json": UserForUpdate;
            };
        };
        responses: {
            /** The changed member. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request is invalid, or the office does not exist. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_RemoveUser: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersRemoveUserParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The member was removed. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the member cannot be removed. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_AddUserToOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersAddUserToOfficeParams;
            cookie?: never;
        };
        /** The office that the member joins. */
        requestBody: {
            content: {
                "application/json": DesignatedOffice;
            };
        };
        responses: {
            /** The member was added. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the office does not exist. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_AddUserToRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersAddUserToRegionParams;
            cookie?: never;
        };
        /** The region that the member joins. */
        requestBody: {
            content: {
                "application/json": DesignatedRegion;
            };
        };
        responses: {
            /** The member was added. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the region does not exist. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_LockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersLockUserParams;
            cookie?: never;
        };
        /** The reason why the member is locked out. */
        requestBody: {
            content: {
                "application/json": LockedOutDetails;
            };
        };
        responses: {
            /** The member was locked out. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the caller is the member. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_ReinviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersReinviteUserParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The invitation was sent again. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the member is already active. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_RemoveUserFromOffice: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersRemoveUserFromOfficeParams;
            cookie?: never;
        };
        /** The office that the member leaves. */
        requestBody: {
            content: {
                "application/json": DesignatedOffice;
            };
        };
        responses: {
            /** The member was removed from the office. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the member does not belong to this office. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_RemoveUserFromRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersRemoveUserFromRegionParams;
            cookie?: never;
        };
        /** The region that the member leaves. */
        requestBody: {
            content: {
                "application/json": DesignatedRegion;
            };
        };
        responses: {
            /** The member was removed from the region. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid, or the member does not belong to this region. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_UnlockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersUnlockUserParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The member can use Rooms. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The path does not have the ID of a member. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_InviteClassicAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersInviteClassicAdminParams;
            cookie?: never;
        };
        /** The person to invite. */
        requestBody: {
            content: {
                "application/json": ClassicAdminToInvite;
            };
        };
        responses: {
            /** The invitation was sent. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request is invalid, or the company is not on Rooms v5. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_InviteClassicAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersInviteClassicAgentParams;
            cookie?: never;
        };
        /** The person to invite, with their office. */
        requestBody: {
            content: {
                "application/json": ClassicAgentToInvite;
            };
        };
        responses: {
            /** The invitation was sent. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request is invalid, or the company is not on Rooms v5. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_InviteClassicManager: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersInviteClassicManagerParams;
            cookie?: never;
        };
        /** The person to invite, with their offices or regions and their permissions. */
        requestBody: {
            content: {
                "application/json": ClassicManagerToInvite;
            };
        };
        responses: {
            /** The invitation was sent. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request is invalid, or the company is not on Rooms v5. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Users_InviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: UsersInviteUserParams;
            cookie?: never;
        };
        /** The person to invite, with their role and access level. */
        requestBody: {
            content: {
                "application/json": UserToInvite;
            };
        };
        responses: {
            /** The invitation was sent. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request is invalid, or the company is not on Rooms v6. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormLibraries_GetFormLibraries: {
        parameters: {
            query?: FormLibrariesGetFormLibrariesQueryParams;
            header?: never;
            path: FormLibrariesGetFormLibrariesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the form libraries. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormLibrarySummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormLibraries_GetFormLibraryForms: {
        parameters: {
            query?: FormLibrariesGetFormLibraryFormsQueryParams;
            header?: never;
            path: FormLibrariesGetFormLibraryFormsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the forms. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_GetFormGroups: {
        parameters: {
            query?: FormGroupsGetFormGroupsQueryParams;
            header?: never;
            path: FormGroupsGetFormGroupsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the form groups. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormGroupSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_CreateFormGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: FormGroupsCreateFormGroupParams;
            cookie?: never;
        };
        /** The form group to create. */
        requestBody: {
            content: {
                "application/json": FormGroupForCreate;
            };
        };
        responses: {
            /** The form group was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormGroup;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_GetFormGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: FormGroupsGetFormGroupParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The current state of the form group. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormGroup;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_RenameFormGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: FormGroupsRenameFormGroupParams;
            cookie?: never;
        };
        /** The new name of the form group. */
        requestBody: {
            content: {
                "application/json": FormGroupForUpdate;
            };
        };
        responses: {
            /** The form group was renamed. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormGroup;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_DeleteFormGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: FormGroupsDeleteFormGroupParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The form group was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_AssignFormGroupForm: {
        parameters: {
            query?: never;
            header?: never;
            path: FormGroupsAssignFormGroupFormParams;
            cookie?: never;
        };
        /** The form to assign. */
        requestBody: {
            content: {
                "application/json": FormGroupFormToAssign;
            };
        };
        responses: {
            /** The form was assigned. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_GetFormGroupForms: {
        parameters: {
            query?: FormGroupsGetFormGroupFormsQueryParams;
            header?: never;
            path: FormGroupsGetFormGroupFormsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the forms. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormGroupFormList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_GrantOfficeAccessToFormGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: FormGroupsGrantOfficeAccessToFormGroupParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The office has access to the form group. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_RevokeOfficeAccessFromFormGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: FormGroupsRevokeOfficeAccessFromFormGroupParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The office has no access to the form group. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormGroups_RemoveFormGroupForm: {
        parameters: {
            query?: never;
            header?: never;
            path: FormGroupsRemoveFormGroupFormParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The form was removed from the group. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormDetails_GetFormDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: FormDetailsGetFormDetailsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The details of the form. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormDetails;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    FormProviders_GetFormProviderAssociations: {
        parameters: {
            query?: FormProvidersGetFormProviderAssociationsQueryParams;
            header?: never;
            path: FormProvidersGetFormProviderAssociationsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the associations. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FormProviderAssociationsSummaryList;
                };
            };
            /** A parameter is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ExternalFormFillSessions_CreateExternalFormFillSession: {
        parameters: {
            query?: never;
            header?: never;
            path: ExternalFormFillSessionsCreateExternalFormFillSessionParams;
            cookie?: never;
        };
        /** The room and its forms. */
        requestBody: {
            content: {
                "application/json": ExternalFormFillSessionForCreate;
            };
        };
        responses: {
            /** The session was created. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ExternalFormFillSession;
                };
            };
            /** The request is invalid, or a form is not in the room. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetActivityTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the activity types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalActivityTypes;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetClosingStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the closing statuses. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalClosingStatuses;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetContactSides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the contact sides. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalContactSides;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the countries. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalCountries;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the currencies. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalCurrencies;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetFinancingTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the financing types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalFinancingTypes;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetOriginsOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the origins of leads. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalOriginsOfLeads;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetPropertyTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the property types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalPropertyTypes;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetRoomContactTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the room contact types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalRoomContactTypes;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetSellerDecisionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the seller decision types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalSellerDecisionTypes;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetSpecialCircumstanceTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the special circumstance types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalSpecialCircumstanceTypes;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the states. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalStates;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetTaskDateTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the task date types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTaskDateTypes;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetTaskResponsibilityTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the task responsibility types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTaskResponsibilityTypes;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetTaskStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the task statuses. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTaskStatuses;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the time zones. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTimeZones;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    GlobalLists_GetTransactionSides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All the transaction sides. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTransactionSides;
                };
            };
            /** The service rejects the request. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ApiError;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
