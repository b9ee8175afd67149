// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    ESignPermissionProfiles_GetESignPermissionProfiles: () => import('./esign-permission-profiles.js').then(all => ({
        params: all.ESignPermissionProfilesGetESignPermissionProfilesParams,
        responses: { 200: all.ESignPermissionProfilesGetESignPermissionProfiles200Response, 400: all.ESignPermissionProfilesGetESignPermissionProfiles400Response, 401: all.ESignPermissionProfilesGetESignPermissionProfiles401Response, 403: all.ESignPermissionProfilesGetESignPermissionProfiles403Response, 404: all.ESignPermissionProfilesGetESignPermissionProfiles404Response, 405: all.ESignPermissionProfilesGetESignPermissionProfiles405Response, 429: all.ESignPermissionProfilesGetESignPermissionProfiles429Response, 500: all.ESignPermissionProfilesGetESignPermissionProfiles500Response }
    })),
    Roles_GetRoles: () => import('./roles.js').then(all => ({
        params: all.RolesGetRolesParams,
        query: all.RolesGetRolesQueryParams,
        responses: { 200: all.RolesGetRoles200Response, 400: all.RolesGetRoles400Response, 401: all.RolesGetRoles401Response, 403: all.RolesGetRoles403Response, 404: all.RolesGetRoles404Response, 405: all.RolesGetRoles405Response, 429: all.RolesGetRoles429Response, 500: all.RolesGetRoles500Response }
    })),
    Roles_CreateRole: () => import('./roles.js').then(all => ({
        params: all.RolesCreateRoleParams,
        body: all.RolesCreateRoleBody,
        responses: { 201: all.RolesCreateRole201Response, 400: all.RolesCreateRole400Response, 401: all.RolesCreateRole401Response, 403: all.RolesCreateRole403Response, 404: all.RolesCreateRole404Response, 405: all.RolesCreateRole405Response, 429: all.RolesCreateRole429Response, 500: all.RolesCreateRole500Response }
    })),
    Roles_GetRole: () => import('./roles.js').then(all => ({
        params: all.RolesGetRoleParams,
        query: all.RolesGetRoleQueryParams,
        responses: { 200: all.RolesGetRole200Response, 400: all.RolesGetRole400Response, 401: all.RolesGetRole401Response, 403: all.RolesGetRole403Response, 404: all.RolesGetRole404Response, 405: all.RolesGetRole405Response, 429: all.RolesGetRole429Response, 500: all.RolesGetRole500Response }
    })),
    Roles_UpdateRole: () => import('./roles.js').then(all => ({
        params: all.RolesUpdateRoleParams,
        body: all.RolesUpdateRoleBody,
        responses: { 200: all.RolesUpdateRole200Response, 400: all.RolesUpdateRole400Response, 401: all.RolesUpdateRole401Response, 403: all.RolesUpdateRole403Response, 404: all.RolesUpdateRole404Response, 405: all.RolesUpdateRole405Response, 429: all.RolesUpdateRole429Response, 500: all.RolesUpdateRole500Response }
    })),
    Roles_DeleteRole: () => import('./roles.js').then(all => ({
        params: all.RolesDeleteRoleParams,
        responses: { 400: all.RolesDeleteRole400Response, 401: all.RolesDeleteRole401Response, 403: all.RolesDeleteRole403Response, 404: all.RolesDeleteRole404Response, 405: all.RolesDeleteRole405Response, 429: all.RolesDeleteRole429Response, 500: all.RolesDeleteRole500Response }
    })),
    Fields_GetFieldSet: () => import('./fields.js').then(all => ({
        params: all.FieldsGetFieldSetParams,
        query: all.FieldsGetFieldSetQueryParams,
        responses: { 200: all.FieldsGetFieldSet200Response, 400: all.FieldsGetFieldSet400Response, 401: all.FieldsGetFieldSet401Response, 403: all.FieldsGetFieldSet403Response, 404: all.FieldsGetFieldSet404Response, 405: all.FieldsGetFieldSet405Response, 429: all.FieldsGetFieldSet429Response, 500: all.FieldsGetFieldSet500Response }
    })),
    RoomTemplates_GetRoomTemplates: () => import('./room-templates.js').then(all => ({
        params: all.RoomTemplatesGetRoomTemplatesParams,
        query: all.RoomTemplatesGetRoomTemplatesQueryParams,
        responses: { 200: all.RoomTemplatesGetRoomTemplates200Response, 400: all.RoomTemplatesGetRoomTemplates400Response, 401: all.RoomTemplatesGetRoomTemplates401Response, 403: all.RoomTemplatesGetRoomTemplates403Response, 404: all.RoomTemplatesGetRoomTemplates404Response, 405: all.RoomTemplatesGetRoomTemplates405Response, 429: all.RoomTemplatesGetRoomTemplates429Response, 500: all.RoomTemplatesGetRoomTemplates500Response }
    })),
    Rooms_GetRooms: () => import('./rooms.js').then(all => ({
        params: all.RoomsGetRoomsParams,
        query: all.RoomsGetRoomsQueryParams,
        responses: { 200: all.RoomsGetRooms200Response, 400: all.RoomsGetRooms400Response, 401: all.RoomsGetRooms401Response, 403: all.RoomsGetRooms403Response, 404: all.RoomsGetRooms404Response, 405: all.RoomsGetRooms405Response, 429: all.RoomsGetRooms429Response, 500: all.RoomsGetRooms500Response }
    })),
    Rooms_CreateRoom: () => import('./rooms.js').then(all => ({
        params: all.RoomsCreateRoomParams,
        body: all.RoomsCreateRoomBody,
        responses: { 201: all.RoomsCreateRoom201Response, 400: all.RoomsCreateRoom400Response, 401: all.RoomsCreateRoom401Response, 403: all.RoomsCreateRoom403Response, 404: all.RoomsCreateRoom404Response, 405: all.RoomsCreateRoom405Response, 429: all.RoomsCreateRoom429Response, 500: all.RoomsCreateRoom500Response }
    })),
    Rooms_GetRoom: () => import('./rooms.js').then(all => ({
        params: all.RoomsGetRoomParams,
        query: all.RoomsGetRoomQueryParams,
        responses: { 200: all.RoomsGetRoom200Response, 400: all.RoomsGetRoom400Response, 401: all.RoomsGetRoom401Response, 403: all.RoomsGetRoom403Response, 404: all.RoomsGetRoom404Response, 405: all.RoomsGetRoom405Response, 429: all.RoomsGetRoom429Response, 500: all.RoomsGetRoom500Response }
    })),
    Rooms_DeleteRoom: () => import('./rooms.js').then(all => ({
        params: all.RoomsDeleteRoomParams,
        responses: { 400: all.RoomsDeleteRoom400Response, 401: all.RoomsDeleteRoom401Response, 403: all.RoomsDeleteRoom403Response, 404: all.RoomsDeleteRoom404Response, 405: all.RoomsDeleteRoom405Response, 429: all.RoomsDeleteRoom429Response, 500: all.RoomsDeleteRoom500Response }
    })),
    Rooms_GetAssignableRoles: () => import('./rooms.js').then(all => ({
        params: all.RoomsGetAssignableRolesParams,
        query: all.RoomsGetAssignableRolesQueryParams,
        responses: { 200: all.RoomsGetAssignableRoles200Response, 400: all.RoomsGetAssignableRoles400Response, 401: all.RoomsGetAssignableRoles401Response, 403: all.RoomsGetAssignableRoles403Response, 404: all.RoomsGetAssignableRoles404Response, 405: all.RoomsGetAssignableRoles405Response, 429: all.RoomsGetAssignableRoles429Response, 500: all.RoomsGetAssignableRoles500Response }
    })),
    Rooms_GetDocuments: () => import('./rooms.js').then(all => ({
        params: all.RoomsGetDocumentsParams,
        query: all.RoomsGetDocumentsQueryParams,
        responses: { 200: all.RoomsGetDocuments200Response, 400: all.RoomsGetDocuments400Response, 401: all.RoomsGetDocuments401Response, 403: all.RoomsGetDocuments403Response, 404: all.RoomsGetDocuments404Response, 405: all.RoomsGetDocuments405Response, 429: all.RoomsGetDocuments429Response, 500: all.RoomsGetDocuments500Response }
    })),
    Rooms_AddDocumentToRoom: () => import('./rooms.js').then(all => ({
        params: all.RoomsAddDocumentToRoomParams,
        body: all.RoomsAddDocumentToRoomBody,
        responses: { 201: all.RoomsAddDocumentToRoom201Response, 400: all.RoomsAddDocumentToRoom400Response, 401: all.RoomsAddDocumentToRoom401Response, 403: all.RoomsAddDocumentToRoom403Response, 404: all.RoomsAddDocumentToRoom404Response, 405: all.RoomsAddDocumentToRoom405Response, 429: all.RoomsAddDocumentToRoom429Response, 500: all.RoomsAddDocumentToRoom500Response }
    })),
    Rooms_AddDocumentToRoomViaFileUpload: () => import('./rooms.js').then(all => ({
        params: all.RoomsAddDocumentToRoomViaFileUploadParams,
        responses: { 201: all.RoomsAddDocumentToRoomViaFileUpload201Response, 400: all.RoomsAddDocumentToRoomViaFileUpload400Response, 401: all.RoomsAddDocumentToRoomViaFileUpload401Response, 403: all.RoomsAddDocumentToRoomViaFileUpload403Response, 404: all.RoomsAddDocumentToRoomViaFileUpload404Response, 405: all.RoomsAddDocumentToRoomViaFileUpload405Response, 429: all.RoomsAddDocumentToRoomViaFileUpload429Response, 500: all.RoomsAddDocumentToRoomViaFileUpload500Response }
    })),
    Rooms_CreateRoomEnvelope: () => import('./rooms.js').then(all => ({
        params: all.RoomsCreateRoomEnvelopeParams,
        body: all.RoomsCreateRoomEnvelopeBody,
        responses: { 200: all.RoomsCreateRoomEnvelope200Response, 201: all.RoomsCreateRoomEnvelope201Response, 400: all.RoomsCreateRoomEnvelope400Response, 401: all.RoomsCreateRoomEnvelope401Response, 403: all.RoomsCreateRoomEnvelope403Response, 404: all.RoomsCreateRoomEnvelope404Response, 405: all.RoomsCreateRoomEnvelope405Response, 429: all.RoomsCreateRoomEnvelope429Response, 500: all.RoomsCreateRoomEnvelope500Response }
    })),
    Rooms_GetRoomFieldData: () => import('./rooms.js').then(all => ({
        params: all.RoomsGetRoomFieldDataParams,
        responses: { 200: all.RoomsGetRoomFieldData200Response, 400: all.RoomsGetRoomFieldData400Response, 401: all.RoomsGetRoomFieldData401Response, 403: all.RoomsGetRoomFieldData403Response, 404: all.RoomsGetRoomFieldData404Response, 405: all.RoomsGetRoomFieldData405Response, 429: all.RoomsGetRoomFieldData429Response, 500: all.RoomsGetRoomFieldData500Response }
    })),
    Rooms_UpdateRoomFieldData: () => import('./rooms.js').then(all => ({
        params: all.RoomsUpdateRoomFieldDataParams,
        body: all.RoomsUpdateRoomFieldDataBody,
        responses: { 200: all.RoomsUpdateRoomFieldData200Response, 400: all.RoomsUpdateRoomFieldData400Response, 401: all.RoomsUpdateRoomFieldData401Response, 403: all.RoomsUpdateRoomFieldData403Response, 404: all.RoomsUpdateRoomFieldData404Response, 405: all.RoomsUpdateRoomFieldData405Response, 429: all.RoomsUpdateRoomFieldData429Response, 500: all.RoomsUpdateRoomFieldData500Response }
    })),
    Rooms_GetRoomFieldSet: () => import('./rooms.js').then(all => ({
        params: all.RoomsGetRoomFieldSetParams,
        responses: { 200: all.RoomsGetRoomFieldSet200Response, 400: all.RoomsGetRoomFieldSet400Response, 401: all.RoomsGetRoomFieldSet401Response, 403: all.RoomsGetRoomFieldSet403Response, 404: all.RoomsGetRoomFieldSet404Response, 405: all.RoomsGetRoomFieldSet405Response, 429: all.RoomsGetRoomFieldSet429Response, 500: all.RoomsGetRoomFieldSet500Response }
    })),
    Rooms_AddFormToRoom: () => import('./rooms.js').then(all => ({
        params: all.RoomsAddFormToRoomParams,
        body: all.RoomsAddFormToRoomBody,
        responses: { 200: all.RoomsAddFormToRoom200Response, 201: all.RoomsAddFormToRoom201Response, 400: all.RoomsAddFormToRoom400Response, 401: all.RoomsAddFormToRoom401Response, 403: all.RoomsAddFormToRoom403Response, 404: all.RoomsAddFormToRoom404Response, 405: all.RoomsAddFormToRoom405Response, 429: all.RoomsAddFormToRoom429Response, 500: all.RoomsAddFormToRoom500Response }
    })),
    Rooms_UpdatePicture: () => import('./rooms.js').then(all => ({
        params: all.RoomsUpdatePictureParams,
        responses: { 200: all.RoomsUpdatePicture200Response, 400: all.RoomsUpdatePicture400Response, 401: all.RoomsUpdatePicture401Response, 403: all.RoomsUpdatePicture403Response, 404: all.RoomsUpdatePicture404Response, 405: all.RoomsUpdatePicture405Response, 429: all.RoomsUpdatePicture429Response, 500: all.RoomsUpdatePicture500Response }
    })),
    RoomFolders_GetRoomFolders: () => import('./room-folders.js').then(all => ({
        params: all.RoomFoldersGetRoomFoldersParams,
        query: all.RoomFoldersGetRoomFoldersQueryParams,
        responses: { 200: all.RoomFoldersGetRoomFolders200Response, 400: all.RoomFoldersGetRoomFolders400Response, 401: all.RoomFoldersGetRoomFolders401Response, 403: all.RoomFoldersGetRoomFolders403Response, 404: all.RoomFoldersGetRoomFolders404Response, 405: all.RoomFoldersGetRoomFolders405Response, 429: all.RoomFoldersGetRoomFolders429Response, 500: all.RoomFoldersGetRoomFolders500Response }
    })),
    Rooms_GetRoomUsers: () => import('./rooms.js').then(all => ({
        params: all.RoomsGetRoomUsersParams,
        query: all.RoomsGetRoomUsersQueryParams,
        responses: { 200: all.RoomsGetRoomUsers200Response, 400: all.RoomsGetRoomUsers400Response, 401: all.RoomsGetRoomUsers401Response, 403: all.RoomsGetRoomUsers403Response, 404: all.RoomsGetRoomUsers404Response, 405: all.RoomsGetRoomUsers405Response, 429: all.RoomsGetRoomUsers429Response, 500: all.RoomsGetRoomUsers500Response }
    })),
    Rooms_InviteUser: () => import('./rooms.js').then(all => ({
        params: all.RoomsInviteUserParams,
        body: all.RoomsInviteUserBody,
        responses: { 200: all.RoomsInviteUser200Response, 201: all.RoomsInviteUser201Response, 400: all.RoomsInviteUser400Response, 401: all.RoomsInviteUser401Response, 403: all.RoomsInviteUser403Response, 404: all.RoomsInviteUser404Response, 405: all.RoomsInviteUser405Response, 429: all.RoomsInviteUser429Response, 500: all.RoomsInviteUser500Response }
    })),
    Rooms_PutRoomUser: () => import('./rooms.js').then(all => ({
        params: all.RoomsPutRoomUserParams,
        body: all.RoomsPutRoomUserBody,
        responses: { 200: all.RoomsPutRoomUser200Response, 400: all.RoomsPutRoomUser400Response, 401: all.RoomsPutRoomUser401Response, 403: all.RoomsPutRoomUser403Response, 404: all.RoomsPutRoomUser404Response, 405: all.RoomsPutRoomUser405Response, 429: all.RoomsPutRoomUser429Response, 500: all.RoomsPutRoomUser500Response }
    })),
    Rooms_RestoreRoomUserAccess: () => import('./rooms.js').then(all => ({
        params: all.RoomsRestoreRoomUserAccessParams,
        responses: { 400: all.RoomsRestoreRoomUserAccess400Response, 401: all.RoomsRestoreRoomUserAccess401Response, 403: all.RoomsRestoreRoomUserAccess403Response, 404: all.RoomsRestoreRoomUserAccess404Response, 405: all.RoomsRestoreRoomUserAccess405Response, 429: all.RoomsRestoreRoomUserAccess429Response, 500: all.RoomsRestoreRoomUserAccess500Response }
    })),
    Rooms_RevokeRoomUserAccess: () => import('./rooms.js').then(all => ({
        params: all.RoomsRevokeRoomUserAccessParams,
        body: all.RoomsRevokeRoomUserAccessBody,
        responses: { 400: all.RoomsRevokeRoomUserAccess400Response, 401: all.RoomsRevokeRoomUserAccess401Response, 403: all.RoomsRevokeRoomUserAccess403Response, 404: all.RoomsRevokeRoomUserAccess404Response, 405: all.RoomsRevokeRoomUserAccess405Response, 429: all.RoomsRevokeRoomUserAccess429Response, 500: all.RoomsRevokeRoomUserAccess500Response }
    })),
    TaskLists_GetTaskLists: () => import('./task-lists.js').then(all => ({
        params: all.TaskListsGetTaskListsParams,
        responses: { 200: all.TaskListsGetTaskLists200Response, 400: all.TaskListsGetTaskLists400Response, 401: all.TaskListsGetTaskLists401Response, 403: all.TaskListsGetTaskLists403Response, 404: all.TaskListsGetTaskLists404Response, 405: all.TaskListsGetTaskLists405Response, 429: all.TaskListsGetTaskLists429Response, 500: all.TaskListsGetTaskLists500Response }
    })),
    TaskLists_CreateTaskList: () => import('./task-lists.js').then(all => ({
        params: all.TaskListsCreateTaskListParams,
        body: all.TaskListsCreateTaskListBody,
        responses: { 201: all.TaskListsCreateTaskList201Response, 400: all.TaskListsCreateTaskList400Response, 401: all.TaskListsCreateTaskList401Response, 403: all.TaskListsCreateTaskList403Response, 404: all.TaskListsCreateTaskList404Response, 405: all.TaskListsCreateTaskList405Response, 429: all.TaskListsCreateTaskList429Response, 500: all.TaskListsCreateTaskList500Response }
    })),
    TaskLists_DeleteTaskList: () => import('./task-lists.js').then(all => ({
        params: all.TaskListsDeleteTaskListParams,
        responses: { 400: all.TaskListsDeleteTaskList400Response, 401: all.TaskListsDeleteTaskList401Response, 403: all.TaskListsDeleteTaskList403Response, 404: all.TaskListsDeleteTaskList404Response, 405: all.TaskListsDeleteTaskList405Response, 429: all.TaskListsDeleteTaskList429Response, 500: all.TaskListsDeleteTaskList500Response }
    })),
    TaskListTemplates_GetTaskListTemplates: () => import('./task-list-templates.js').then(all => ({
        params: all.TaskListTemplatesGetTaskListTemplatesParams,
        query: all.TaskListTemplatesGetTaskListTemplatesQueryParams,
        responses: { 200: all.TaskListTemplatesGetTaskListTemplates200Response, 400: all.TaskListTemplatesGetTaskListTemplates400Response, 401: all.TaskListTemplatesGetTaskListTemplates401Response, 403: all.TaskListTemplatesGetTaskListTemplates403Response, 404: all.TaskListTemplatesGetTaskListTemplates404Response, 405: all.TaskListTemplatesGetTaskListTemplates405Response, 429: all.TaskListTemplatesGetTaskListTemplates429Response, 500: all.TaskListTemplatesGetTaskListTemplates500Response }
    })),
    Accounts_GetAccountInformation: () => import('./accounts.js').then(all => ({
        params: all.AccountsGetAccountInformationParams,
        responses: { 200: all.AccountsGetAccountInformation200Response, 400: all.AccountsGetAccountInformation400Response, 401: all.AccountsGetAccountInformation401Response, 403: all.AccountsGetAccountInformation403Response, 404: all.AccountsGetAccountInformation404Response, 405: all.AccountsGetAccountInformation405Response, 429: all.AccountsGetAccountInformation429Response, 500: all.AccountsGetAccountInformation500Response }
    })),
    Documents_GetDocument: () => import('./documents.js').then(all => ({
        params: all.DocumentsGetDocumentParams,
        query: all.DocumentsGetDocumentQueryParams,
        responses: { 200: all.DocumentsGetDocument200Response, 400: all.DocumentsGetDocument400Response, 401: all.DocumentsGetDocument401Response, 403: all.DocumentsGetDocument403Response, 404: all.DocumentsGetDocument404Response, 405: all.DocumentsGetDocument405Response, 429: all.DocumentsGetDocument429Response, 500: all.DocumentsGetDocument500Response }
    })),
    Documents_DeleteDocument: () => import('./documents.js').then(all => ({
        params: all.DocumentsDeleteDocumentParams,
        responses: { 400: all.DocumentsDeleteDocument400Response, 401: all.DocumentsDeleteDocument401Response, 403: all.DocumentsDeleteDocument403Response, 404: all.DocumentsDeleteDocument404Response, 405: all.DocumentsDeleteDocument405Response, 429: all.DocumentsDeleteDocument429Response, 500: all.DocumentsDeleteDocument500Response }
    })),
    Documents_CreateDocumentUser: () => import('./documents.js').then(all => ({
        params: all.DocumentsCreateDocumentUserParams,
        body: all.DocumentsCreateDocumentUserBody,
        responses: { 201: all.DocumentsCreateDocumentUser201Response, 400: all.DocumentsCreateDocumentUser400Response, 401: all.DocumentsCreateDocumentUser401Response, 403: all.DocumentsCreateDocumentUser403Response, 404: all.DocumentsCreateDocumentUser404Response, 405: all.DocumentsCreateDocumentUser405Response, 429: all.DocumentsCreateDocumentUser429Response, 500: all.DocumentsCreateDocumentUser500Response }
    })),
    Offices_GetOffices: () => import('./offices.js').then(all => ({
        params: all.OfficesGetOfficesParams,
        query: all.OfficesGetOfficesQueryParams,
        responses: { 200: all.OfficesGetOffices200Response, 400: all.OfficesGetOffices400Response, 401: all.OfficesGetOffices401Response, 403: all.OfficesGetOffices403Response, 404: all.OfficesGetOffices404Response, 405: all.OfficesGetOffices405Response, 429: all.OfficesGetOffices429Response, 500: all.OfficesGetOffices500Response }
    })),
    Offices_CreateOffice: () => import('./offices.js').then(all => ({
        params: all.OfficesCreateOfficeParams,
        body: all.OfficesCreateOfficeBody,
        responses: { 201: all.OfficesCreateOffice201Response, 400: all.OfficesCreateOffice400Response, 401: all.OfficesCreateOffice401Response, 403: all.OfficesCreateOffice403Response, 404: all.OfficesCreateOffice404Response, 405: all.OfficesCreateOffice405Response, 429: all.OfficesCreateOffice429Response, 500: all.OfficesCreateOffice500Response }
    })),
    Offices_GetOffice: () => import('./offices.js').then(all => ({
        params: all.OfficesGetOfficeParams,
        responses: { 200: all.OfficesGetOffice200Response, 400: all.OfficesGetOffice400Response, 401: all.OfficesGetOffice401Response, 403: all.OfficesGetOffice403Response, 404: all.OfficesGetOffice404Response, 405: all.OfficesGetOffice405Response, 429: all.OfficesGetOffice429Response, 500: all.OfficesGetOffice500Response }
    })),
    Offices_DeleteOffice: () => import('./offices.js').then(all => ({
        params: all.OfficesDeleteOfficeParams,
        responses: { 400: all.OfficesDeleteOffice400Response, 401: all.OfficesDeleteOffice401Response, 403: all.OfficesDeleteOffice403Response, 404: all.OfficesDeleteOffice404Response, 405: all.OfficesDeleteOffice405Response, 429: all.OfficesDeleteOffice429Response, 500: all.OfficesDeleteOffice500Response }
    })),
    Offices_GetReferenceCounts: () => import('./offices.js').then(all => ({
        params: all.OfficesGetReferenceCountsParams,
        responses: { 200: all.OfficesGetReferenceCounts200Response, 400: all.OfficesGetReferenceCounts400Response, 401: all.OfficesGetReferenceCounts401Response, 403: all.OfficesGetReferenceCounts403Response, 404: all.OfficesGetReferenceCounts404Response, 405: all.OfficesGetReferenceCounts405Response, 429: all.OfficesGetReferenceCounts429Response, 500: all.OfficesGetReferenceCounts500Response }
    })),
    Regions_GetRegions: () => import('./regions.js').then(all => ({
        params: all.RegionsGetRegionsParams,
        query: all.RegionsGetRegionsQueryParams,
        responses: { 200: all.RegionsGetRegions200Response, 400: all.RegionsGetRegions400Response, 401: all.RegionsGetRegions401Response, 403: all.RegionsGetRegions403Response, 404: all.RegionsGetRegions404Response, 405: all.RegionsGetRegions405Response, 429: all.RegionsGetRegions429Response, 500: all.RegionsGetRegions500Response }
    })),
    Regions_CreateRegion: () => import('./regions.js').then(all => ({
        params: all.RegionsCreateRegionParams,
        body: all.RegionsCreateRegionBody,
        responses: { 201: all.RegionsCreateRegion201Response, 400: all.RegionsCreateRegion400Response, 401: all.RegionsCreateRegion401Response, 403: all.RegionsCreateRegion403Response, 404: all.RegionsCreateRegion404Response, 405: all.RegionsCreateRegion405Response, 429: all.RegionsCreateRegion429Response, 500: all.RegionsCreateRegion500Response }
    })),
    Regions_GetRegion: () => import('./regions.js').then(all => ({
        params: all.RegionsGetRegionParams,
        responses: { 200: all.RegionsGetRegion200Response, 400: all.RegionsGetRegion400Response, 401: all.RegionsGetRegion401Response, 403: all.RegionsGetRegion403Response, 404: all.RegionsGetRegion404Response, 405: all.RegionsGetRegion405Response, 429: all.RegionsGetRegion429Response, 500: all.RegionsGetRegion500Response }
    })),
    Regions_DeleteRegion: () => import('./regions.js').then(all => ({
        params: all.RegionsDeleteRegionParams,
        responses: { 400: all.RegionsDeleteRegion400Response, 401: all.RegionsDeleteRegion401Response, 403: all.RegionsDeleteRegion403Response, 404: all.RegionsDeleteRegion404Response, 405: all.RegionsDeleteRegion405Response, 429: all.RegionsDeleteRegion429Response, 500: all.RegionsDeleteRegion500Response }
    })),
    Regions_GetRegionReferenceCounts: () => import('./regions.js').then(all => ({
        params: all.RegionsGetRegionReferenceCountsParams,
        responses: { 200: all.RegionsGetRegionReferenceCounts200Response, 400: all.RegionsGetRegionReferenceCounts400Response, 401: all.RegionsGetRegionReferenceCounts401Response, 403: all.RegionsGetRegionReferenceCounts403Response, 404: all.RegionsGetRegionReferenceCounts404Response, 405: all.RegionsGetRegionReferenceCounts405Response, 429: all.RegionsGetRegionReferenceCounts429Response, 500: all.RegionsGetRegionReferenceCounts500Response }
    })),
    Nrds_UpdateUserNrdsId: () => import('./nrds.js').then(all => ({
        params: all.NrdsUpdateUserNrdsIdParams,
        body: all.NrdsUpdateUserNrdsIdBody,
        responses: { 200: all.NrdsUpdateUserNrdsId200Response, 400: all.NrdsUpdateUserNrdsId400Response, 401: all.NrdsUpdateUserNrdsId401Response, 403: all.NrdsUpdateUserNrdsId403Response, 404: all.NrdsUpdateUserNrdsId404Response, 405: all.NrdsUpdateUserNrdsId405Response, 429: all.NrdsUpdateUserNrdsId429Response, 500: all.NrdsUpdateUserNrdsId500Response }
    })),
    Nrds_DeleteUserNrdsId: () => import('./nrds.js').then(all => ({
        params: all.NrdsDeleteUserNrdsIdParams,
        responses: { 400: all.NrdsDeleteUserNrdsId400Response, 401: all.NrdsDeleteUserNrdsId401Response, 403: all.NrdsDeleteUserNrdsId403Response, 404: all.NrdsDeleteUserNrdsId404Response, 405: all.NrdsDeleteUserNrdsId405Response, 429: all.NrdsDeleteUserNrdsId429Response, 500: all.NrdsDeleteUserNrdsId500Response }
    })),
    Users_GetUsers: () => import('./users.js').then(all => ({
        params: all.UsersGetUsersParams,
        query: all.UsersGetUsersQueryParams,
        responses: { 200: all.UsersGetUsers200Response, 400: all.UsersGetUsers400Response, 401: all.UsersGetUsers401Response, 403: all.UsersGetUsers403Response, 404: all.UsersGetUsers404Response, 405: all.UsersGetUsers405Response, 429: all.UsersGetUsers429Response, 500: all.UsersGetUsers500Response }
    })),
    Users_GetUser: () => import('./users.js').then(all => ({
        params: all.UsersGetUserParams,
        responses: { 200: all.UsersGetUser200Response, 400: all.UsersGetUser400Response, 401: all.UsersGetUser401Response, 403: all.UsersGetUser403Response, 404: all.UsersGetUser404Response, 405: all.UsersGetUser405Response, 429: all.UsersGetUser429Response, 500: all.UsersGetUser500Response }
    })),
    Users_UpdateUser: () => import('./users.js').then(all => ({
        params: all.UsersUpdateUserParams,
        body: all.UsersUpdateUserBody,
        responses: { 200: all.UsersUpdateUser200Response, 400: all.UsersUpdateUser400Response, 401: all.UsersUpdateUser401Response, 403: all.UsersUpdateUser403Response, 404: all.UsersUpdateUser404Response, 405: all.UsersUpdateUser405Response, 429: all.UsersUpdateUser429Response, 500: all.UsersUpdateUser500Response }
    })),
    Users_RemoveUser: () => import('./users.js').then(all => ({
        params: all.UsersRemoveUserParams,
        responses: { 400: all.UsersRemoveUser400Response, 401: all.UsersRemoveUser401Response, 403: all.UsersRemoveUser403Response, 404: all.UsersRemoveUser404Response, 405: all.UsersRemoveUser405Response, 429: all.UsersRemoveUser429Response, 500: all.UsersRemoveUser500Response }
    })),
    Users_AddUserToOffice: () => import('./users.js').then(all => ({
        params: all.UsersAddUserToOfficeParams,
        body: all.UsersAddUserToOfficeBody,
        responses: { 400: all.UsersAddUserToOffice400Response, 401: all.UsersAddUserToOffice401Response, 403: all.UsersAddUserToOffice403Response, 404: all.UsersAddUserToOffice404Response, 405: all.UsersAddUserToOffice405Response, 429: all.UsersAddUserToOffice429Response, 500: all.UsersAddUserToOffice500Response }
    })),
    Users_AddUserToRegion: () => import('./users.js').then(all => ({
        params: all.UsersAddUserToRegionParams,
        body: all.UsersAddUserToRegionBody,
        responses: { 400: all.UsersAddUserToRegion400Response, 401: all.UsersAddUserToRegion401Response, 403: all.UsersAddUserToRegion403Response, 404: all.UsersAddUserToRegion404Response, 405: all.UsersAddUserToRegion405Response, 429: all.UsersAddUserToRegion429Response, 500: all.UsersAddUserToRegion500Response }
    })),
    Users_LockUser: () => import('./users.js').then(all => ({
        params: all.UsersLockUserParams,
        body: all.UsersLockUserBody,
        responses: { 400: all.UsersLockUser400Response, 401: all.UsersLockUser401Response, 403: all.UsersLockUser403Response, 404: all.UsersLockUser404Response, 405: all.UsersLockUser405Response, 429: all.UsersLockUser429Response, 500: all.UsersLockUser500Response }
    })),
    Users_ReinviteUser: () => import('./users.js').then(all => ({
        params: all.UsersReinviteUserParams,
        responses: { 400: all.UsersReinviteUser400Response, 401: all.UsersReinviteUser401Response, 403: all.UsersReinviteUser403Response, 404: all.UsersReinviteUser404Response, 405: all.UsersReinviteUser405Response, 429: all.UsersReinviteUser429Response, 500: all.UsersReinviteUser500Response }
    })),
    Users_RemoveUserFromOffice: () => import('./users.js').then(all => ({
        params: all.UsersRemoveUserFromOfficeParams,
        body: all.UsersRemoveUserFromOfficeBody,
        responses: { 400: all.UsersRemoveUserFromOffice400Response, 401: all.UsersRemoveUserFromOffice401Response, 403: all.UsersRemoveUserFromOffice403Response, 404: all.UsersRemoveUserFromOffice404Response, 405: all.UsersRemoveUserFromOffice405Response, 429: all.UsersRemoveUserFromOffice429Response, 500: all.UsersRemoveUserFromOffice500Response }
    })),
    Users_RemoveUserFromRegion: () => import('./users.js').then(all => ({
        params: all.UsersRemoveUserFromRegionParams,
        body: all.UsersRemoveUserFromRegionBody,
        responses: { 400: all.UsersRemoveUserFromRegion400Response, 401: all.UsersRemoveUserFromRegion401Response, 403: all.UsersRemoveUserFromRegion403Response, 404: all.UsersRemoveUserFromRegion404Response, 405: all.UsersRemoveUserFromRegion405Response, 429: all.UsersRemoveUserFromRegion429Response, 500: all.UsersRemoveUserFromRegion500Response }
    })),
    Users_UnlockUser: () => import('./users.js').then(all => ({
        params: all.UsersUnlockUserParams,
        responses: { 400: all.UsersUnlockUser400Response, 401: all.UsersUnlockUser401Response, 403: all.UsersUnlockUser403Response, 404: all.UsersUnlockUser404Response, 405: all.UsersUnlockUser405Response, 429: all.UsersUnlockUser429Response, 500: all.UsersUnlockUser500Response }
    })),
    Users_InviteClassicAdmin: () => import('./users.js').then(all => ({
        params: all.UsersInviteClassicAdminParams,
        body: all.UsersInviteClassicAdminBody,
        responses: { 201: all.UsersInviteClassicAdmin201Response, 400: all.UsersInviteClassicAdmin400Response, 401: all.UsersInviteClassicAdmin401Response, 403: all.UsersInviteClassicAdmin403Response, 404: all.UsersInviteClassicAdmin404Response, 405: all.UsersInviteClassicAdmin405Response, 429: all.UsersInviteClassicAdmin429Response, 500: all.UsersInviteClassicAdmin500Response }
    })),
    Users_InviteClassicAgent: () => import('./users.js').then(all => ({
        params: all.UsersInviteClassicAgentParams,
        body: all.UsersInviteClassicAgentBody,
        responses: { 201: all.UsersInviteClassicAgent201Response, 400: all.UsersInviteClassicAgent400Response, 401: all.UsersInviteClassicAgent401Response, 403: all.UsersInviteClassicAgent403Response, 404: all.UsersInviteClassicAgent404Response, 405: all.UsersInviteClassicAgent405Response, 429: all.UsersInviteClassicAgent429Response, 500: all.UsersInviteClassicAgent500Response }
    })),
    Users_InviteClassicManager: () => import('./users.js').then(all => ({
        params: all.UsersInviteClassicManagerParams,
        body: all.UsersInviteClassicManagerBody,
        responses: { 201: all.UsersInviteClassicManager201Response, 400: all.UsersInviteClassicManager400Response, 401: all.UsersInviteClassicManager401Response, 403: all.UsersInviteClassicManager403Response, 404: all.UsersInviteClassicManager404Response, 405: all.UsersInviteClassicManager405Response, 429: all.UsersInviteClassicManager429Response, 500: all.UsersInviteClassicManager500Response }
    })),
    Users_InviteUser: () => import('./users.js').then(all => ({
        params: all.UsersInviteUserParams,
        body: all.UsersInviteUserBody,
        responses: { 201: all.UsersInviteUser201Response, 400: all.UsersInviteUser400Response, 401: all.UsersInviteUser401Response, 403: all.UsersInviteUser403Response, 404: all.UsersInviteUser404Response, 405: all.UsersInviteUser405Response, 429: all.UsersInviteUser429Response, 500: all.UsersInviteUser500Response }
    })),
    FormLibraries_GetFormLibraries: () => import('./form-libraries.js').then(all => ({
        params: all.FormLibrariesGetFormLibrariesParams,
        query: all.FormLibrariesGetFormLibrariesQueryParams,
        responses: { 200: all.FormLibrariesGetFormLibraries200Response, 400: all.FormLibrariesGetFormLibraries400Response, 401: all.FormLibrariesGetFormLibraries401Response, 403: all.FormLibrariesGetFormLibraries403Response, 404: all.FormLibrariesGetFormLibraries404Response, 405: all.FormLibrariesGetFormLibraries405Response, 429: all.FormLibrariesGetFormLibraries429Response, 500: all.FormLibrariesGetFormLibraries500Response }
    })),
    FormLibraries_GetFormLibraryForms: () => import('./form-libraries.js').then(all => ({
        params: all.FormLibrariesGetFormLibraryFormsParams,
        query: all.FormLibrariesGetFormLibraryFormsQueryParams,
        responses: { 200: all.FormLibrariesGetFormLibraryForms200Response, 400: all.FormLibrariesGetFormLibraryForms400Response, 401: all.FormLibrariesGetFormLibraryForms401Response, 403: all.FormLibrariesGetFormLibraryForms403Response, 404: all.FormLibrariesGetFormLibraryForms404Response, 405: all.FormLibrariesGetFormLibraryForms405Response, 429: all.FormLibrariesGetFormLibraryForms429Response, 500: all.FormLibrariesGetFormLibraryForms500Response }
    })),
    FormGroups_GetFormGroups: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsGetFormGroupsParams,
        query: all.FormGroupsGetFormGroupsQueryParams,
        responses: { 200: all.FormGroupsGetFormGroups200Response, 400: all.FormGroupsGetFormGroups400Response, 401: all.FormGroupsGetFormGroups401Response, 403: all.FormGroupsGetFormGroups403Response, 404: all.FormGroupsGetFormGroups404Response, 405: all.FormGroupsGetFormGroups405Response, 429: all.FormGroupsGetFormGroups429Response, 500: all.FormGroupsGetFormGroups500Response }
    })),
    FormGroups_CreateFormGroup: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsCreateFormGroupParams,
        body: all.FormGroupsCreateFormGroupBody,
        responses: { 201: all.FormGroupsCreateFormGroup201Response, 400: all.FormGroupsCreateFormGroup400Response, 401: all.FormGroupsCreateFormGroup401Response, 403: all.FormGroupsCreateFormGroup403Response, 404: all.FormGroupsCreateFormGroup404Response, 405: all.FormGroupsCreateFormGroup405Response, 429: all.FormGroupsCreateFormGroup429Response, 500: all.FormGroupsCreateFormGroup500Response }
    })),
    FormGroups_GetFormGroup: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsGetFormGroupParams,
        responses: { 200: all.FormGroupsGetFormGroup200Response, 400: all.FormGroupsGetFormGroup400Response, 401: all.FormGroupsGetFormGroup401Response, 403: all.FormGroupsGetFormGroup403Response, 404: all.FormGroupsGetFormGroup404Response, 405: all.FormGroupsGetFormGroup405Response, 429: all.FormGroupsGetFormGroup429Response, 500: all.FormGroupsGetFormGroup500Response }
    })),
    FormGroups_RenameFormGroup: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsRenameFormGroupParams,
        body: all.FormGroupsRenameFormGroupBody,
        responses: { 200: all.FormGroupsRenameFormGroup200Response, 400: all.FormGroupsRenameFormGroup400Response, 401: all.FormGroupsRenameFormGroup401Response, 403: all.FormGroupsRenameFormGroup403Response, 404: all.FormGroupsRenameFormGroup404Response, 405: all.FormGroupsRenameFormGroup405Response, 429: all.FormGroupsRenameFormGroup429Response, 500: all.FormGroupsRenameFormGroup500Response }
    })),
    FormGroups_DeleteFormGroup: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsDeleteFormGroupParams,
        responses: { 400: all.FormGroupsDeleteFormGroup400Response, 401: all.FormGroupsDeleteFormGroup401Response, 403: all.FormGroupsDeleteFormGroup403Response, 404: all.FormGroupsDeleteFormGroup404Response, 405: all.FormGroupsDeleteFormGroup405Response, 429: all.FormGroupsDeleteFormGroup429Response, 500: all.FormGroupsDeleteFormGroup500Response }
    })),
    FormGroups_AssignFormGroupForm: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsAssignFormGroupFormParams,
        body: all.FormGroupsAssignFormGroupFormBody,
        responses: { 400: all.FormGroupsAssignFormGroupForm400Response, 401: all.FormGroupsAssignFormGroupForm401Response, 403: all.FormGroupsAssignFormGroupForm403Response, 404: all.FormGroupsAssignFormGroupForm404Response, 405: all.FormGroupsAssignFormGroupForm405Response, 429: all.FormGroupsAssignFormGroupForm429Response, 500: all.FormGroupsAssignFormGroupForm500Response }
    })),
    FormGroups_GetFormGroupForms: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsGetFormGroupFormsParams,
        query: all.FormGroupsGetFormGroupFormsQueryParams,
        responses: { 200: all.FormGroupsGetFormGroupForms200Response, 400: all.FormGroupsGetFormGroupForms400Response, 401: all.FormGroupsGetFormGroupForms401Response, 403: all.FormGroupsGetFormGroupForms403Response, 404: all.FormGroupsGetFormGroupForms404Response, 405: all.FormGroupsGetFormGroupForms405Response, 429: all.FormGroupsGetFormGroupForms429Response, 500: all.FormGroupsGetFormGroupForms500Response }
    })),
    FormGroups_GrantOfficeAccessToFormGroup: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsGrantOfficeAccessToFormGroupParams,
        responses: { 400: all.FormGroupsGrantOfficeAccessToFormGroup400Response, 401: all.FormGroupsGrantOfficeAccessToFormGroup401Response, 403: all.FormGroupsGrantOfficeAccessToFormGroup403Response, 404: all.FormGroupsGrantOfficeAccessToFormGroup404Response, 405: all.FormGroupsGrantOfficeAccessToFormGroup405Response, 429: all.FormGroupsGrantOfficeAccessToFormGroup429Response, 500: all.FormGroupsGrantOfficeAccessToFormGroup500Response }
    })),
    FormGroups_RevokeOfficeAccessFromFormGroup: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsRevokeOfficeAccessFromFormGroupParams,
        responses: { 400: all.FormGroupsRevokeOfficeAccessFromFormGroup400Response, 401: all.FormGroupsRevokeOfficeAccessFromFormGroup401Response, 403: all.FormGroupsRevokeOfficeAccessFromFormGroup403Response, 404: all.FormGroupsRevokeOfficeAccessFromFormGroup404Response, 405: all.FormGroupsRevokeOfficeAccessFromFormGroup405Response, 429: all.FormGroupsRevokeOfficeAccessFromFormGroup429Response, 500: all.FormGroupsRevokeOfficeAccessFromFormGroup500Response }
    })),
    FormGroups_RemoveFormGroupForm: () => import('./form-groups.js').then(all => ({
        params: all.FormGroupsRemoveFormGroupFormParams,
        responses: { 400: all.FormGroupsRemoveFormGroupForm400Response, 401: all.FormGroupsRemoveFormGroupForm401Response, 403: all.FormGroupsRemoveFormGroupForm403Response, 404: all.FormGroupsRemoveFormGroupForm404Response, 405: all.FormGroupsRemoveFormGroupForm405Response, 429: all.FormGroupsRemoveFormGroupForm429Response, 500: all.FormGroupsRemoveFormGroupForm500Response }
    })),
    FormDetails_GetFormDetails: () => import('./form-details.js').then(all => ({
        params: all.FormDetailsGetFormDetailsParams,
        responses: { 200: all.FormDetailsGetFormDetails200Response, 400: all.FormDetailsGetFormDetails400Response, 401: all.FormDetailsGetFormDetails401Response, 403: all.FormDetailsGetFormDetails403Response, 404: all.FormDetailsGetFormDetails404Response, 405: all.FormDetailsGetFormDetails405Response, 429: all.FormDetailsGetFormDetails429Response, 500: all.FormDetailsGetFormDetails500Response }
    })),
    FormProviders_GetFormProviderAssociations: () => import('./form-providers.js').then(all => ({
        params: all.FormProvidersGetFormProviderAssociationsParams,
        query: all.FormProvidersGetFormProviderAssociationsQueryParams,
        responses: { 200: all.FormProvidersGetFormProviderAssociations200Response, 400: all.FormProvidersGetFormProviderAssociations400Response, 401: all.FormProvidersGetFormProviderAssociations401Response, 403: all.FormProvidersGetFormProviderAssociations403Response, 404: all.FormProvidersGetFormProviderAssociations404Response, 405: all.FormProvidersGetFormProviderAssociations405Response, 429: all.FormProvidersGetFormProviderAssociations429Response, 500: all.FormProvidersGetFormProviderAssociations500Response }
    })),
    ExternalFormFillSessions_CreateExternalFormFillSession: () => import('./external-form-fill-sessions.js').then(all => ({
        params: all.ExternalFormFillSessionsCreateExternalFormFillSessionParams,
        body: all.ExternalFormFillSessionsCreateExternalFormFillSessionBody,
        responses: { 201: all.ExternalFormFillSessionsCreateExternalFormFillSession201Response, 400: all.ExternalFormFillSessionsCreateExternalFormFillSession400Response, 401: all.ExternalFormFillSessionsCreateExternalFormFillSession401Response, 403: all.ExternalFormFillSessionsCreateExternalFormFillSession403Response, 404: all.ExternalFormFillSessionsCreateExternalFormFillSession404Response, 405: all.ExternalFormFillSessionsCreateExternalFormFillSession405Response, 429: all.ExternalFormFillSessionsCreateExternalFormFillSession429Response, 500: all.ExternalFormFillSessionsCreateExternalFormFillSession500Response }
    })),
    GlobalLists_GetActivityTypes: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetActivityTypes200Response, 400: all.GlobalListsGetActivityTypes400Response, 401: all.GlobalListsGetActivityTypes401Response, 403: all.GlobalListsGetActivityTypes403Response, 404: all.GlobalListsGetActivityTypes404Response, 405: all.GlobalListsGetActivityTypes405Response, 429: all.GlobalListsGetActivityTypes429Response, 500: all.GlobalListsGetActivityTypes500Response }
    })),
    GlobalLists_GetClosingStatuses: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetClosingStatuses200Response, 400: all.GlobalListsGetClosingStatuses400Response, 401: all.GlobalListsGetClosingStatuses401Response, 403: all.GlobalListsGetClosingStatuses403Response, 404: all.GlobalListsGetClosingStatuses404Response, 405: all.GlobalListsGetClosingStatuses405Response, 429: all.GlobalListsGetClosingStatuses429Response, 500: all.GlobalListsGetClosingStatuses500Response }
    })),
    GlobalLists_GetContactSides: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetContactSides200Response, 400: all.GlobalListsGetContactSides400Response, 401: all.GlobalListsGetContactSides401Response, 403: all.GlobalListsGetContactSides403Response, 404: all.GlobalListsGetContactSides404Response, 405: all.GlobalListsGetContactSides405Response, 429: all.GlobalListsGetContactSides429Response, 500: all.GlobalListsGetContactSides500Response }
    })),
    GlobalLists_GetCountries: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetCountries200Response, 400: all.GlobalListsGetCountries400Response, 401: all.GlobalListsGetCountries401Response, 403: all.GlobalListsGetCountries403Response, 404: all.GlobalListsGetCountries404Response, 405: all.GlobalListsGetCountries405Response, 429: all.GlobalListsGetCountries429Response, 500: all.GlobalListsGetCountries500Response }
    })),
    GlobalLists_GetCurrencies: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetCurrencies200Response, 400: all.GlobalListsGetCurrencies400Response, 401: all.GlobalListsGetCurrencies401Response, 403: all.GlobalListsGetCurrencies403Response, 404: all.GlobalListsGetCurrencies404Response, 405: all.GlobalListsGetCurrencies405Response, 429: all.GlobalListsGetCurrencies429Response, 500: all.GlobalListsGetCurrencies500Response }
    })),
    GlobalLists_GetFinancingTypes: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetFinancingTypes200Response, 400: all.GlobalListsGetFinancingTypes400Response, 401: all.GlobalListsGetFinancingTypes401Response, 403: all.GlobalListsGetFinancingTypes403Response, 404: all.GlobalListsGetFinancingTypes404Response, 405: all.GlobalListsGetFinancingTypes405Response, 429: all.GlobalListsGetFinancingTypes429Response, 500: all.GlobalListsGetFinancingTypes500Response }
    })),
    GlobalLists_GetOriginsOfLeads: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetOriginsOfLeads200Response, 400: all.GlobalListsGetOriginsOfLeads400Response, 401: all.GlobalListsGetOriginsOfLeads401Response, 403: all.GlobalListsGetOriginsOfLeads403Response, 404: all.GlobalListsGetOriginsOfLeads404Response, 405: all.GlobalListsGetOriginsOfLeads405Response, 429: all.GlobalListsGetOriginsOfLeads429Response, 500: all.GlobalListsGetOriginsOfLeads500Response }
    })),
    GlobalLists_GetPropertyTypes: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetPropertyTypes200Response, 400: all.GlobalListsGetPropertyTypes400Response, 401: all.GlobalListsGetPropertyTypes401Response, 403: all.GlobalListsGetPropertyTypes403Response, 404: all.GlobalListsGetPropertyTypes404Response, 405: all.GlobalListsGetPropertyTypes405Response, 429: all.GlobalListsGetPropertyTypes429Response, 500: all.GlobalListsGetPropertyTypes500Response }
    })),
    GlobalLists_GetRoomContactTypes: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetRoomContactTypes200Response, 400: all.GlobalListsGetRoomContactTypes400Response, 401: all.GlobalListsGetRoomContactTypes401Response, 403: all.GlobalListsGetRoomContactTypes403Response, 404: all.GlobalListsGetRoomContactTypes404Response, 405: all.GlobalListsGetRoomContactTypes405Response, 429: all.GlobalListsGetRoomContactTypes429Response, 500: all.GlobalListsGetRoomContactTypes500Response }
    })),
    GlobalLists_GetSellerDecisionTypes: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetSellerDecisionTypes200Response, 400: all.GlobalListsGetSellerDecisionTypes400Response, 401: all.GlobalListsGetSellerDecisionTypes401Response, 403: all.GlobalListsGetSellerDecisionTypes403Response, 404: all.GlobalListsGetSellerDecisionTypes404Response, 405: all.GlobalListsGetSellerDecisionTypes405Response, 429: all.GlobalListsGetSellerDecisionTypes429Response, 500: all.GlobalListsGetSellerDecisionTypes500Response }
    })),
    GlobalLists_GetSpecialCircumstanceTypes: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetSpecialCircumstanceTypes200Response, 400: all.GlobalListsGetSpecialCircumstanceTypes400Response, 401: all.GlobalListsGetSpecialCircumstanceTypes401Response, 403: all.GlobalListsGetSpecialCircumstanceTypes403Response, 404: all.GlobalListsGetSpecialCircumstanceTypes404Response, 405: all.GlobalListsGetSpecialCircumstanceTypes405Response, 429: all.GlobalListsGetSpecialCircumstanceTypes429Response, 500: all.GlobalListsGetSpecialCircumstanceTypes500Response }
    })),
    GlobalLists_GetStates: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetStates200Response, 400: all.GlobalListsGetStates400Response, 401: all.GlobalListsGetStates401Response, 403: all.GlobalListsGetStates403Response, 404: all.GlobalListsGetStates404Response, 405: all.GlobalListsGetStates405Response, 429: all.GlobalListsGetStates429Response, 500: all.GlobalListsGetStates500Response }
    })),
    GlobalLists_GetTaskDateTypes: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetTaskDateTypes200Response, 400: all.GlobalListsGetTaskDateTypes400Response, 401: all.GlobalListsGetTaskDateTypes401Response, 403: all.GlobalListsGetTaskDateTypes403Response, 404: all.GlobalListsGetTaskDateTypes404Response, 405: all.GlobalListsGetTaskDateTypes405Response, 429: all.GlobalListsGetTaskDateTypes429Response, 500: all.GlobalListsGetTaskDateTypes500Response }
    })),
    GlobalLists_GetTaskResponsibilityTypes: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetTaskResponsibilityTypes200Response, 400: all.GlobalListsGetTaskResponsibilityTypes400Response, 401: all.GlobalListsGetTaskResponsibilityTypes401Response, 403: all.GlobalListsGetTaskResponsibilityTypes403Response, 404: all.GlobalListsGetTaskResponsibilityTypes404Response, 405: all.GlobalListsGetTaskResponsibilityTypes405Response, 429: all.GlobalListsGetTaskResponsibilityTypes429Response, 500: all.GlobalListsGetTaskResponsibilityTypes500Response }
    })),
    GlobalLists_GetTaskStatuses: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetTaskStatuses200Response, 400: all.GlobalListsGetTaskStatuses400Response, 401: all.GlobalListsGetTaskStatuses401Response, 403: all.GlobalListsGetTaskStatuses403Response, 404: all.GlobalListsGetTaskStatuses404Response, 405: all.GlobalListsGetTaskStatuses405Response, 429: all.GlobalListsGetTaskStatuses429Response, 500: all.GlobalListsGetTaskStatuses500Response }
    })),
    GlobalLists_GetTimeZones: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetTimeZones200Response, 400: all.GlobalListsGetTimeZones400Response, 401: all.GlobalListsGetTimeZones401Response, 403: all.GlobalListsGetTimeZones403Response, 404: all.GlobalListsGetTimeZones404Response, 405: all.GlobalListsGetTimeZones405Response, 429: all.GlobalListsGetTimeZones429Response, 500: all.GlobalListsGetTimeZones500Response }
    })),
    GlobalLists_GetTransactionSides: () => import('./global-lists.js').then(all => ({
        responses: { 200: all.GlobalListsGetTransactionSides200Response, 400: all.GlobalListsGetTransactionSides400Response, 401: all.GlobalListsGetTransactionSides401Response, 403: all.GlobalListsGetTransactionSides403Response, 404: all.GlobalListsGetTransactionSides404Response, 405: all.GlobalListsGetTransactionSides405Response, 429: all.GlobalListsGetTransactionSides429Response, 500: all.GlobalListsGetTransactionSides500Response }
    }))
};

