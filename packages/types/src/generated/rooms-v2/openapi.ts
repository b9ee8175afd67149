// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './schemas/AccessLevel.js';
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
import type { Field } from './schemas/Field.js';
import type { FieldConfiguration } from './schemas/FieldConfiguration.js';
import type { FieldData } from './schemas/FieldData.js';
import type { FieldDataForCreate } from './schemas/FieldDataForCreate.js';
import type { FieldSet } from './schemas/FieldSet.js';
import type { FinancingType } from './schemas/FinancingType.js';
import type { FormForAdd } from './schemas/FormForAdd.js';
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
import type { RoomForCreate } from './schemas/RoomForCreate.js';
import type { RoomInvite } from './schemas/RoomInvite.js';
import type { RoomInviteResponse } from './schemas/RoomInviteResponse.js';
import type { RoomPicture } from './schemas/RoomPicture.js';
import type { RoomPictureUpload } from './schemas/RoomPictureUpload.js';
import type { RoomSummary } from './schemas/RoomSummary.js';
import type { RoomSummaryList } from './schemas/RoomSummaryList.js';
import type { RoomUser } from './schemas/RoomUser.js';
import type { RoomUserForUpdate } from './schemas/RoomUserForUpdate.js';
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
import type { RolesGetRolesQueryParams, RolesGetRolesParams, RolesCreateRoleParams, RolesGetRoleQueryParams, RolesGetRoleParams, RolesUpdateRoleParams, RolesDeleteRoleParams } from './roles.js';
import type { RoomsGetRoomsQueryParams, RoomsGetRoomsParams, RoomsCreateRoomParams, RoomsGetRoomQueryParams, RoomsGetRoomParams, RoomsDeleteRoomParams, RoomsGetAssignableRolesQueryParams, RoomsGetAssignableRolesParams, RoomsGetDocumentsQueryParams, RoomsGetDocumentsParams, RoomsAddDocumentToRoomParams, RoomsAddDocumentToRoomViaFileUploadParams, RoomsGetRoomFieldDataParams, RoomsGetRoomFieldSetParams, RoomsAddFormToRoomParams, RoomsUpdatePictureParams, RoomsGetRoomUsersQueryParams, RoomsGetRoomUsersParams, RoomsInviteUserParams, RoomsPutRoomUserParams } from './rooms.js';
import type { TaskListsGetTaskListsParams, TaskListsCreateTaskListParams } from './task-lists.js';
import type { OfficesGetOfficesQueryParams, OfficesGetOfficesParams, OfficesCreateOfficeParams, OfficesGetOfficeParams, OfficesDeleteOfficeParams, OfficesGetReferenceCountsParams } from './offices.js';
import type { RegionsGetRegionsQueryParams, RegionsGetRegionsParams, RegionsCreateRegionParams, RegionsGetRegionParams, RegionsDeleteRegionParams, RegionsGetRegionReferenceCountsParams } from './regions.js';
import type { NrdsUpdateUserNrdsIdParams, NrdsDeleteUserNrdsIdParams } from './nrds.js';
import type { UsersGetUsersQueryParams, UsersGetUsersParams, UsersGetUserParams, UsersUpdateUserParams, UsersRemoveUserParams, UsersAddUserToOfficeParams, UsersAddUserToRegionParams, UsersReinviteUserParams, UsersRemoveUserFromOfficeParams, UsersRemoveUserFromRegionParams, UsersInviteClassicAdminParams, UsersInviteClassicAgentParams, UsersInviteClassicManagerParams, UsersInviteUserParams } from './users.js';

export interface paths {
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
         * Lists the roles of a company without their permissions, in chunks that `startPosition` and
         * `count` choose. Whoever invites somebody looks here for the `roleId`; `filterContext` and
         * `onlyAssignable` narrow the list down to roles that the caller may give to others.
         */
        get: operations["Roles_GetRoles"];
        put?: never;
        /**
         * Make a role
         *
         * Makes a role for a company on Rooms v6, internal or external, with the permissions that its
         * holders get. The role must exist before anybody can be invited with it. On Rooms v5 there are
         * only the three roles that come with the product. The caller needs the right to manage roles.
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
         * Reads one role with what it permits. With `includeIsAssigned`, the answer also tells whether
         * somebody holds the role.
         */
        get: operations["Roles_GetRole"];
        /**
         * Change a role
         *
         * Changes the name of a role, for whom it is and what it permits. The change concerns everybody who
         * holds the role. The caller needs the right to manage roles.
         */
        put: operations["Roles_UpdateRole"];
        post?: never;
        /**
         * Delete a role
         *
         * Deletes a role of the company. Before that, `Roles_GetRole` with `includeIsAssigned` shows
         * whether somebody still holds it. The caller needs the right to manage roles.
         */
        delete: operations["Roles_DeleteRole"];
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
         * Lists the rooms that the caller can see, without their details, in chunks that
         * `startPosition` and `count` choose. Active rooms are listed unless `roomStatus` asks for
         * others; further parameters narrow the list to one office, or to rooms that were changed or
         * closed within a span of time.
         */
        get: operations["Rooms_GetRooms"];
        put?: never;
        /**
         * Open a room
         *
         * Opens a room for one property or one loan. The body names the room, the role its owner gets in
         * it and, if wanted, the owner, the office, a room template to start from and the first details.
         * Which details are known, and which of them a new room must have, is told by the field set of the
         * company. The caller needs a role that may open rooms.
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
         * Reads one room with its owners, its dates and, once it is closed, the reason why. With
         * `includeFieldData` the answer also holds the details of the room. The caller must have access to
         * the room.
         */
        get: operations["Rooms_GetRoom"];
        put?: never;
        post?: never;
        /**
         * Delete a room
         *
         * Deletes a room with everything that lies in it; nobody can open it any more. The caller needs a
         * role that may delete any room, or one that may delete owned rooms and must then own this one.
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
         * List the roles that can be given in a room
         *
         * Lists the roles that the caller may give to somebody in this room, in chunks that
         * `startPosition` and `count` choose. With `assigneeEmail`, only roles that fit this person are
         * listed, and the answer tells which one they have now. Only companies on Rooms v6 have roles of
         * their own for a room.
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
         * Lists the documents of a room that the caller may see, without their bytes, in chunks that
         * `startPosition` and `count` choose. The list can be narrowed to one folder or by name. Archived
         * documents are left out unless `includeArchived` asks for them.
         */
        get: operations["Rooms_GetDocuments"];
        put?: never;
        /**
         * Add a document to a room within JSON
         *
         * Puts a document into a room whose bytes come in the body in Base64. Base64 takes a third more
         * than the file itself, so `Rooms_AddDocumentToRoomViaFileUpload` suits large files better; a
         * file may have up to 35 MB, a request up to 40 MB. The user must be in the room, with a role that
         * may add documents.
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
         * Puts a file into a room as a new document. The file may have up to 35 MB and the whole request
         * up to 40 MB. The user must be in the room, with a role that may add documents.
         */
        post: operations["Rooms_AddDocumentToRoomViaFileUpload"];
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
         * Reads the values that were filled into the details of a room, each under the `apiName` of its
         * field. `Rooms_GetRoomFieldSet` tells which fields there are and what they take. The caller needs
         * a role that may read room details.
         */
        get: operations["Rooms_GetRoomFieldData"];
        put?: never;
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
         * Read which details a room has
         *
         * Reads the field set of a room: every field of its details with its key, its type, the bounds of
         * its value and, for select lists, the choices. The values themselves are read by
         * `Rooms_GetRoomFieldData`.
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
         * Puts a form from a library or form group of the company into a room, as a new document that
         * people there can fill in. The user must be in the room, with a role that may add documents from
         * form groups or form libraries, whichever the form comes from.
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
         * Stores a picture for a room, in place of the one it may have had. The picture comes as the part
         * `file` of a form. The user must be in the room, with a role that may change its details.
         */
        put: operations["Rooms_UpdatePicture"];
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
         * Lists the people in a room with the role and the side that each has there, in chunks that
         * `startPosition` and `count` choose. `filter` narrows the list down, `sort` orders it by given
         * name, family name or address. People whose role hides them in the room do not show.
         */
        get: operations["Rooms_GetRoomUsers"];
        put?: never;
        /**
         * Invite somebody to a room
         *
         * Sends somebody an invitation to a room and adds them to its people. The role decides what they
         * may do there, whatever their role in the company is; it must exist already, and people outside
         * the company get an external one. `Rooms_GetAssignableRoles` lists the roles that the caller may
         * give. The caller needs a role that may add people to rooms.
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
         * Gives a person in a room another role there, another side of the deal, or both. Their role in
         * the company stays as it is. The caller needs a role that may change the room roles of others, or
         * at least of people the caller invited.
         */
        put: operations["Rooms_PutRoomUser"];
        post?: never;
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
         * Lists all task lists of a room at once, without their tasks. Each tells from which template it
         * was made and how far its review has come.
         */
        get: operations["TaskLists_GetTaskLists"];
        put?: never;
        /**
         * Apply a task list to a room
         *
         * Puts a task list into a room: the tasks of a template of the company are copied and can from
         * then on be done, reviewed and approved in the room. The user must be in the room, with a role
         * that may apply task lists.
         */
        post: operations["TaskLists_CreateTaskList"];
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
         * Lists the offices of a company in chunks that `startPosition` and `count` choose. `search` looks
         * for a text; `onlyAccessible` leaves out the offices that the caller cannot work for.
         */
        get: operations["Offices_GetOffices"];
        put?: never;
        /**
         * Make an office
         *
         * Makes an office for a company, if wanted within a region. The country, the state and the time
         * zone are IDs from the reference lists. The caller needs the right to manage the company account.
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
         * Reads one office of a company with its region, its address and its time zone.
         */
        get: operations["Offices_GetOffice"];
        put?: never;
        post?: never;
        /**
         * Delete an office
         *
         * Deletes an office of a company. Before that, `Offices_GetReferenceCounts` shows what still
         * refers to it, such as rooms or members. The caller needs the right to manage the company account.
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
         * Count what refers to an office
         *
         * Counts the things that refer to an office, one number for each kind. Whoever wants to delete the
         * office sees here what has to move elsewhere first.
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
         * Lists the regions of a company in chunks that `startPosition` and `count` choose. With
         * `managedOnly`, the list holds only the regions that the caller looks after.
         */
        get: operations["Regions_GetRegions"];
        put?: never;
        /**
         * Make a region
         *
         * Makes a region for a company. It is empty at first: an office names its region when the office is
         * made, and `Users_AddUserToRegion` adds members. The caller needs the right to manage the company
         * account.
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
         * Reads the name of one region of a company, and when it was made.
         */
        get: operations["Regions_GetRegion"];
        put?: never;
        post?: never;
        /**
         * Delete a region
         *
         * Deletes a region of a company. Before that, `Regions_GetRegionReferenceCounts` shows what still
         * refers to it. The caller needs the right to manage the company account.
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
         * Count what refers to a region
         *
         * Counts the things that refer to a region, such as offices and members, one number for each kind.
         * Whoever wants to delete the region sees here what has to leave it first.
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
         * Stores the number that a user has in the National Realtor Database System, the register of the
         * association of real-estate agents. A number that was there before is replaced. Users change
         * their own number; for others the caller needs the right to manage members.
         */
        put: operations["Nrds_UpdateUserNrdsId"];
        post?: never;
        /**
         * Remove the NRDS number of a user
         *
         * Removes the number in the National Realtor Database System that Rooms keeps with a user. The
         * register itself does not change. Users remove their own number; for others the caller needs the
         * right to manage members.
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
         * Lists the members of a company in chunks that `startPosition` and `count` choose, also those who
         * have not accepted their invitation yet. The list can be narrowed by name, office, role, access
         * level and state. Job titles are known on Rooms v5 only; roles of the company's own on Rooms v6
         * only.
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
         * Reads one member with the offices and regions they work for. A Manager on Rooms v5 also shows
         * the permissions beyond the role; on Rooms v6 what a member may do is tied to `roleId` alone.
         */
        get: operations["Users_GetUser"];
        /**
         * Change the default office of a member
         *
         * Sets the office to which new rooms of a member belong. Nothing else about the member can be
         * changed here. The caller needs the right to manage members of this access level.
         */
        put: operations["Users_UpdateUser"];
        post?: never;
        /**
         * Remove a member from a company
         *
         * Ends the membership of a user in the company; the user itself stays in the eSignature account.
         * The caller needs the right to remove members of this access level.
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
         * Lets a member work for one more office, beside those they have. The caller needs the right to
         * manage members of this access level.
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
         * Lets a member work for one more region, and so for the offices in it. The caller needs the right
         * to manage members of this access level.
         */
        post: operations["Users_AddUserToRegion"];
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
         * Repeat the invitation of a member
         *
         * Sends the invitation to a company once more to somebody who has not accepted it yet. The request
         * has no body; role and access level stay as they were invited. The caller needs the right to add
         * members.
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
         * Ends the work of a member for one office; their other offices stay. The caller needs the right
         * to manage members of this access level.
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
         * Ends the work of a member for one region; their other regions stay. The caller needs the right
         * to manage members of this access level.
         */
        post: operations["Users_RemoveUserFromRegion"];
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
         * Invites somebody to a company on Rooms v5 as Admin, who looks after all members and the settings
         * of the company. Companies on Rooms v6 use `Users_InviteUser`. The caller must be an Admin.
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
         * Invites somebody to a company on Rooms v5 as Agent of one office. An Agent sees only rooms that
         * they open or that are opened for them, and touches neither members nor settings. Companies on
         * Rooms v6 use `Users_InviteUser`. The caller needs the right to manage members.
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
         * Invites somebody to a company on Rooms v5 as Manager, who looks after the rooms of offices or
         * regions. The access level says over what, `offices` or `regions` name them, and `permissions`
         * says what the Manager may do beyond the role. Companies on Rooms v6 use `Users_InviteUser`. The
         * caller needs the right to manage members.
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
         * Invites somebody to a company on Rooms v6. The role must exist already and be an internal one;
         * it holds in the company and in every room that gives the member no role of its own. `offices` or
         * `regions` go with an access level of that name. Companies on Rooms v5 invite by one of the three
         * classic operations. The caller needs a role that may add members of this access level.
         */
        post: operations["Users_InviteUser"];
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
         * Lists the reasons for which a room can be closed, such as a sale or an offer that was not
         * accepted. A closed room carries one of them as its `closedStatusId`. The list is the same for
         * every account, so a client may keep it.
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
         * Lists the sides of a deal for which a contact of a room can stand: the listing side and the
         * selling side. The list is the same for every account, so a client may keep it.
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
         * Lists the countries in which an office can be opened. The list is the same for every account, so
         * a client may keep it.
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
         * Lists the currencies in which the amounts of a room can be given: the listing price, offers and
         * loans. The list is the same for every account, so a client may keep it.
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
         * Lists the ways in which a buyer can pay for a property, such as cash or a conventional loan. The
         * list is the same for every account, so a client may keep it.
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
         * Lists where the lead for a deal can have come from, such as a portal, a referral or print
         * marketing. The list is the same for every account, so a client may keep it.
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
         * Lists the kinds of property that a room can be about, such as a condominium, land or a rental.
         * The list is the same for every account, so a client may keep it.
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
         * Lists what a contact can be to a room, such as the buyer, the listing agent or a service
         * provider. The list is the same for every account, so a client may keep it.
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
         * Lists the ways in which a seller can answer an offer, such as approving or countering it. The
         * list is the same for every account, so a client may keep it.
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
         * Lists the circumstances that can set a deal apart from an ordinary sale, such as a foreclosure
         * or an estate sale. The list is the same for every account, so a client may keep it.
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
         * Lists the states, provinces and regions of the countries in which an office can be opened.
         * Offices and room details refer to them by `stateId`. The list is the same for every account, so
         * a client may keep it.
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
         * Lists the dates on which the due date of a task can rest, such as the contract date of the room
         * or a day in the calendar. The list is the same for every account, so a client may keep it.
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
         * Lists what a person can have to do with a task: do it as assignee, follow it as watcher, or
         * judge it as reviewer. The list is the same for every account, so a client may keep it.
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
         * Lists the states in which a task can be on its way from open to approved or declined. The list
         * is the same for every account, so a client may keep it.
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
         * Lists the time zones that can be given to an office. The `timeZoneId` is a word of this service,
         * not a name of the IANA database. The list is the same for every account, so a client may keep
         * it.
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
         * Lists the sides of a deal that the owner of a room and the people in it can stand on. The list
         * is the same for every account, so a client may keep it.
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
        Field: Field;
        FieldConfiguration: FieldConfiguration;
        FieldData: FieldData;
        FieldDataForCreate: FieldDataForCreate;
        FieldSet: FieldSet;
        FinancingType: FinancingType;
        FormForAdd: FormForAdd;
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
        RoomForCreate: RoomForCreate;
        RoomInvite: RoomInvite;
        RoomInviteResponse: RoomInviteResponse;
        RoomPicture: RoomPicture;
        RoomPictureUpload: RoomPictureUpload;
        RoomSummary: RoomSummary;
        RoomSummaryList: RoomSummaryList;
        RoomUser: RoomUser;
        RoomUserForUpdate: RoomUserForUpdate;
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
        /** The token is good, but the user may not do this here. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The address exists, but not with this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** No such address, or nothing is stored under it. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The service failed; the call may be repeated where it is safe to. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** Too many calls came in too short a time; the rate headers say when it may go on. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** No access token came with the call, or it is unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
         * Only members whose rights reach this far in the company.
         *
         * @example Office
         */
        accessLevel: "Company" | "Region" | "Office" | "Contributor";
        /**
         * The account whose rooms are meant, by its external number or by its GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The address of the person who is to get a role. The answer then holds only roles that fit this
         * person, internal or external, and the one they have now.
         *
         * @example ines.valdivia@seabird.example
         */
        assigneeEmail: string;
        /**
         * How many records the answer may hold at most.
         *
         * @example 25
         */
        count: number;
        /**
         * Only members with this default office.
         *
         * @example 4410
         */
        defaultOfficeId: number;
        /**
         * Only rooms whose details were changed no later than this moment, in ISO 8601 and UTC.
         *
         * @example 2026-11-30T23:59:59Z
         */
        fieldDataChangedEndDate: string;
        /**
         * Only rooms whose details were changed at this moment or later, in ISO 8601 and UTC.
         *
         * @example 2026-11-01T00:00:00Z
         */
        fieldDataChangedStartDate: string;
        /**
         * Only roles in whose name this text occurs.
         *
         * @example Berth
         */
        filter: string;
        /**
         * Which roles count: all of the company (`AllRoles`), or those that the caller may assign, judged
         * by all of the caller's permissions (`AssignableRolesBasedOnAllPermissions`) or only by those on
         * company level (`AssignableRolesBasedOnCompanyPermissions`).
         *
         * @example AllRoles
         */
        filterContext: "AllRoles" | "AssignableRolesBasedOnAllPermissions" | "AssignableRolesBasedOnCompanyPermissions";
        /**
         * Whether to list archived documents too.
         *
         * @example false
         */
        includeArchived: boolean;
        /**
         * Whether to tell the details of the room as well.
         *
         * @example true
         */
        includeFieldData: boolean;
        /**
         * Whether the answer is to tell, in `isAssigned`, if somebody holds the role.
         *
         * @example true
         */
        includeIsAssigned: boolean;
        /**
         * Whether to list only members who are kept from signing in.
         *
         * @example false
         */
        lockedOnly: boolean;
        /**
         * Whether to leave out regions that the caller does not manage.
         *
         * @example true
         */
        managedOnly: boolean;
        /**
         * Only documents in whose name this text occurs.
         *
         * @example lease
         */
        nameFilter: string;
        /**
         * Only rooms of this office.
         *
         * @example 4410
         */
        officeId: number;
        /**
         * The office, by the number that its creation returned.
         *
         * @example 4410
         */
        officeIdInPath: number;
        /**
         * Only offices in whose name this text occurs.
         *
         * @example Harbour
         */
        officesSearch: string;
        /**
         * Whether to leave out offices that the caller has no access to.
         *
         * @example true
         */
        onlyAccessible: boolean;
        /**
         * Whether to leave out roles that the caller may not give to anybody.
         *
         * @example true
         */
        onlyAssignable: boolean;
        /**
         * The region, by the number that its creation returned.
         *
         * @example 1207
         */
        regionId: number;
        /**
         * Whether to leave out dynamic documents that have no content yet.
         *
         * @example true
         */
        requireContentForDynamicDocuments: boolean;
        /**
         * The role, by the number that its creation returned.
         *
         * @example 52411
         */
        roleId: number;
        /**
         * Only members with this role in the company.
         *
         * @example 52411
         */
        roleIdFilter: number;
        /**
         * Only rooms that were closed no later than this moment, in ISO 8601 and UTC.
         *
         * @example 2026-10-31T23:59:59Z
         */
        roomClosedEndDate: string;
        /**
         * Only rooms that were closed at this moment or later, in ISO 8601 and UTC.
         *
         * @example 2026-10-01T00:00:00Z
         */
        roomClosedStartDate: string;
        /**
         * Only documents in this folder of the room.
         *
         * @example 611
         */
        roomFolderId: number;
        /**
         * The room, by the number that its creation returned.
         *
         * @example 5518203
         */
        roomId: number;
        /**
         * Only rooms in this state; `open` stands for both `active` and `pending`. Without it, the list
         * holds active rooms. The words may begin with a capital.
         *
         * @example open
         */
        roomStatus: "active" | "pending" | "open" | "closed" | "Active" | "Pending" | "Open" | "Closed";
        /**
         * Only people in whose name or e-mail address this text occurs.
         *
         * @example Valdivia
         */
        roomsFilter: string;
        /**
         * Whether the people are sorted by given name, family name or e-mail address, and whether upwards
         * (`Asc`) or downwards (`Desc`).
         *
         * @example lastNameAsc
         */
        roomsSort: "firstNameAsc" | "firstNameDesc" | "lastNameAsc" | "lastNameDesc" | "FirstNameAsc" | "FirstNameDesc" | "LastNameAsc" | "LastNameDesc" | "EmailAsc" | "EmailDesc";
        /**
         * The zero-based position in the whole list from which the answer starts.
         *
         * @example 0
         */
        startPosition: number;
        /**
         * Only members with this job title; only companies on Rooms v5 have titles.
         *
         * @example 318
         */
        titleId: number;
        /**
         * The user, by Rooms number; not the GUID that the eSignature areas use.
         *
         * @example 33128
         */
        userId: number;
        /**
         * Only members whose name or e-mail address begins with this text.
         *
         * @example tomas
         */
        usersFilter: string;
        /**
         * By which field the members are sorted, upwards (`Asc`) or downwards (`Desc`).
         *
         * @example LastNameAsc
         */
        usersSort: "FirstNameAsc" | "LastNameAsc" | "EmailAsc" | "FirstNameDesc" | "LastNameDesc" | "EmailDesc";
        /**
         * Only members who have accepted their invitation (`Active`), or only those who have not
         * (`Pending`).
         *
         * @example Active
         */
        usersStatus: "Active" | "Pending";
    };
    requestBodies: never;
    headers: {
        /**
         * Calls that the account may make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * Calls left to the account in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The moment at which the hour ends and the allowance is full again, in Unix seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * Identifies this exchange in the service's own logs; quote it when you report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    Roles_GetRoles: {
        parameters: {
            query?: RolesGetRolesQueryParams;
            header?: never;
            path: RolesGetRolesParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One chunk of the roles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoleSummaryList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The role that is to be made. */
        requestBody: {
            content: {
                "application/json": RoleForCreate;
            };
        };
        responses: {
            /** The role was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Role;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The role as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Role;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The role as it is to be. */
        requestBody: {
            content: {
                "application/json": RoleForUpdate;
            };
        };
        responses: {
            /** The role as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Role;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The role is gone; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the role cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** One chunk of the rooms. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomSummaryList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The room that is to be opened. */
        requestBody: {
            content: {
                "application/json": RoomForCreate;
            };
        };
        responses: {
            /** The room is open. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Room;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The room as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Room;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The room is gone; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the room cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** One chunk of the assignable roles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AssignableRoles;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** One chunk of the documents. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocumentList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The document with its name and its bytes. */
        requestBody: {
            content: {
                "application/json": Document;
            };
        };
        responses: {
            /** The document lies in the room. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocument;
                };
            };
            /** The request does not fit the contract, or the document cannot be taken. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The file, as one part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": RoomDocumentUpload;
            };
        };
        responses: {
            /** The document lies in the room. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocument;
                };
            };
            /** The request does not fit the contract, or the file cannot be taken. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The details as they stand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FieldData;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": FieldSet;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The form that is to be added. */
        requestBody: {
            content: {
                "application/json": FormForAdd;
            };
        };
        responses: {
            /** The form lies in the room as a document. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomDocument;
                };
            };
            /** The request does not fit the contract, or the form cannot be added. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The picture, as one part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": RoomPictureUpload;
            };
        };
        responses: {
            /** The picture is stored. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomPicture;
                };
            };
            /** The request does not fit the contract, or the file is no picture. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** One chunk of the people. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomUsersResult;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** Who is invited, and as what. */
        requestBody: {
            content: {
                "application/json": RoomInvite;
            };
        };
        responses: {
            /** The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomInviteResponse;
                };
            };
            /** The request does not fit the contract, or the role cannot be given to this person. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The role and the side that the person is to have. */
        requestBody: {
            content: {
                "application/json": RoomUserForUpdate;
            };
        };
        responses: {
            /** The person after the change. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RoomUser;
                };
            };
            /** The request does not fit the contract, or the role cannot be given to this person. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskListSummaryList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The template that is to be applied. */
        requestBody: {
            content: {
                "application/json": TaskListForCreate;
            };
        };
        responses: {
            /** The task list is in the room. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": TaskList;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** One chunk of the offices. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfficeSummaryList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The office that is to be made. */
        requestBody: {
            content: {
                "application/json": OfficeForCreate;
            };
        };
        responses: {
            /** The office was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Office;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The office as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Office;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The office is gone; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the office cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The counts, by kind. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": OfficeReferenceCountList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** One chunk of the regions. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegionSummaryList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The region that is to be made; only its name counts. */
        requestBody: {
            content: {
                "application/json": Region;
            };
        };
        responses: {
            /** The region was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Region;
                };
            };
            /** The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The region as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Region;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The region is gone; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the region cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The counts, by kind. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": RegionReferenceCountList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** The number as the association gave it. */
        requestBody: {
            content: {
                "application/json": UserNrdsId;
            };
        };
        responses: {
            /** The number is stored. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserNrdsId;
                };
            };
            /** The request does not fit the contract, or the number is not valid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The number is gone; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** One chunk of the members. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UserSummaryList;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The member as they stand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The member after the change. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request does not fit the contract, or there is no such office. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The member was removed; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the member cannot be removed. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The member was added; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or there is no such office. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The member was added; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or there is no such region. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The invitation is on its way again; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the member is active already. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The member was removed from the office; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the member does not work for this office. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
            /** The member was removed from the region; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request does not fit the contract, or the member does not work for this region. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** Who is invited. */
        requestBody: {
            content: {
                "application/json": ClassicAdminToInvite;
            };
        };
        responses: {
            /** The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request does not fit the contract, or the company is not on Rooms v5. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** Who is invited, and for which office. */
        requestBody: {
            content: {
                "application/json": ClassicAgentToInvite;
            };
        };
        responses: {
            /** The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request does not fit the contract, or the company is not on Rooms v5. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** Who is invited, for which offices or regions, and with what permissions. */
        requestBody: {
            content: {
                "application/json": ClassicManagerToInvite;
            };
        };
        responses: {
            /** The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request does not fit the contract, or the company is not on Rooms v5. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
        /** Who is invited, with what role and access level. */
        requestBody: {
            content: {
                "application/json": UserToInvite;
            };
        };
        responses: {
            /** The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": User;
                };
            };
            /** The request does not fit the contract, or the company is not on Rooms v6. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalClosingStatuses;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalContactSides;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalCountries;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalCurrencies;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalFinancingTypes;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalOriginsOfLeads;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalPropertyTypes;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalRoomContactTypes;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalSellerDecisionTypes;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalSpecialCircumstanceTypes;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalStates;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTaskDateTypes;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTaskResponsibilityTypes;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTaskStatuses;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTimeZones;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": GlobalTransactionSides;
                };
            };
            /** The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
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
