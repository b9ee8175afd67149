/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  AssignableRoles
} from './schemas/assignableRoles.zod.js';

import {
  Document
} from './schemas/document.zod.js';

import {
  FieldData
} from './schemas/fieldData.zod.js';

import {
  FieldSet
} from './schemas/fieldSet.zod.js';

import {
  FormForAdd
} from './schemas/formForAdd.zod.js';

import {
  Room
} from './schemas/room.zod.js';

import {
  RoomDocument
} from './schemas/roomDocument.zod.js';

import {
  RoomDocumentList
} from './schemas/roomDocumentList.zod.js';

import {
  RoomDocumentUpload
} from './schemas/roomDocumentUpload.zod.js';

import {
  RoomForCreate
} from './schemas/roomForCreate.zod.js';

import {
  RoomInvite
} from './schemas/roomInvite.zod.js';

import {
  RoomInviteResponse
} from './schemas/roomInviteResponse.zod.js';

import {
  RoomPicture
} from './schemas/roomPicture.zod.js';

import {
  RoomPictureUpload
} from './schemas/roomPictureUpload.zod.js';

import {
  RoomSummaryList
} from './schemas/roomSummaryList.zod.js';

import {
  RoomUser
} from './schemas/roomUser.zod.js';

import {
  RoomUserForUpdate
} from './schemas/roomUserForUpdate.zod.js';

import {
  RoomUsersResult
} from './schemas/roomUsersResult.zod.js';



export const roomsGetRoomsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const RoomsGetRoomsParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsGetRoomsPathAccountIdRegExp)
})

export const roomsGetRoomsQueryCountDefault = 100;
export const roomsGetRoomsQueryCountMax = 100;

export const roomsGetRoomsQueryStartPositionDefault = 0;
export const roomsGetRoomsQueryStartPositionMin = 0;

export const roomsGetRoomsQueryRoomStatusDefault = `active`;


export const RoomsGetRoomsQueryParams = zod.object({
  "count": zod.int().min(1).max(roomsGetRoomsQueryCountMax).default(roomsGetRoomsQueryCountDefault),
  "startPosition": zod.int().min(roomsGetRoomsQueryStartPositionMin).default(roomsGetRoomsQueryStartPositionDefault),
  "roomStatus": zod.enum(['active', 'pending', 'open', 'closed', 'Active', 'Pending', 'Open', 'Closed']).default(roomsGetRoomsQueryRoomStatusDefault),
  "officeId": zod.int().min(1).optional(),
  "fieldDataChangedStartDate": zod.string().optional(),
  "fieldDataChangedEndDate": zod.string().optional(),
  "roomClosedStartDate": zod.string().optional(),
  "roomClosedEndDate": zod.string().optional()
})

export const RoomsGetRooms200Response = RoomSummaryList

export const RoomsGetRooms400Response = ApiError

export const RoomsGetRooms401Response = ApiError

export const RoomsGetRooms403Response = ApiError

export const RoomsGetRooms404Response = ApiError

export const RoomsGetRooms405Response = ApiError

export const RoomsGetRooms429Response = ApiError

export const RoomsGetRooms500Response = ApiError

export const roomsCreateRoomPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const RoomsCreateRoomParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsCreateRoomPathAccountIdRegExp)
})

export const RoomsCreateRoomBody = RoomForCreate

export const RoomsCreateRoom201Response = Room

export const RoomsCreateRoom400Response = ApiError

export const RoomsCreateRoom401Response = ApiError

export const RoomsCreateRoom403Response = ApiError

export const RoomsCreateRoom404Response = ApiError

export const RoomsCreateRoom405Response = ApiError

export const RoomsCreateRoom429Response = ApiError

export const RoomsCreateRoom500Response = ApiError

export const roomsGetRoomPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsGetRoomParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsGetRoomPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const roomsGetRoomQueryIncludeFieldDataDefault = false;

export const RoomsGetRoomQueryParams = zod.object({
  "includeFieldData": zod.boolean().default(roomsGetRoomQueryIncludeFieldDataDefault)
})

export const RoomsGetRoom200Response = Room

export const RoomsGetRoom400Response = ApiError

export const RoomsGetRoom401Response = ApiError

export const RoomsGetRoom403Response = ApiError

export const RoomsGetRoom404Response = ApiError

export const RoomsGetRoom405Response = ApiError

export const RoomsGetRoom429Response = ApiError

export const RoomsGetRoom500Response = ApiError

export const roomsDeleteRoomPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsDeleteRoomParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsDeleteRoomPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsDeleteRoom204Response = zod.void()

export const RoomsDeleteRoom400Response = ApiError

export const RoomsDeleteRoom401Response = ApiError

export const RoomsDeleteRoom403Response = ApiError

export const RoomsDeleteRoom404Response = ApiError

export const RoomsDeleteRoom405Response = ApiError

export const RoomsDeleteRoom429Response = ApiError

export const RoomsDeleteRoom500Response = ApiError

export const roomsGetAssignableRolesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsGetAssignableRolesParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsGetAssignableRolesPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const roomsGetAssignableRolesQueryStartPositionDefault = 0;
export const roomsGetAssignableRolesQueryStartPositionMin = 0;

export const roomsGetAssignableRolesQueryCountDefault = 100;
export const roomsGetAssignableRolesQueryCountMax = 100;



export const RoomsGetAssignableRolesQueryParams = zod.object({
  "assigneeEmail": zod.email().optional(),
  "startPosition": zod.int().min(roomsGetAssignableRolesQueryStartPositionMin).default(roomsGetAssignableRolesQueryStartPositionDefault),
  "count": zod.int().min(1).max(roomsGetAssignableRolesQueryCountMax).default(roomsGetAssignableRolesQueryCountDefault),
  "filter": zod.string().optional()
})

export const RoomsGetAssignableRoles200Response = AssignableRoles

export const RoomsGetAssignableRoles400Response = ApiError

export const RoomsGetAssignableRoles401Response = ApiError

export const RoomsGetAssignableRoles403Response = ApiError

export const RoomsGetAssignableRoles404Response = ApiError

export const RoomsGetAssignableRoles405Response = ApiError

export const RoomsGetAssignableRoles429Response = ApiError

export const RoomsGetAssignableRoles500Response = ApiError

export const roomsGetDocumentsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsGetDocumentsParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsGetDocumentsPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const roomsGetDocumentsQueryCountDefault = 100;
export const roomsGetDocumentsQueryCountMax = 100;

export const roomsGetDocumentsQueryStartPositionDefault = 0;
export const roomsGetDocumentsQueryStartPositionMin = 0;




export const RoomsGetDocumentsQueryParams = zod.object({
  "count": zod.int().min(1).max(roomsGetDocumentsQueryCountMax).default(roomsGetDocumentsQueryCountDefault),
  "startPosition": zod.int().min(roomsGetDocumentsQueryStartPositionMin).default(roomsGetDocumentsQueryStartPositionDefault),
  "requireContentForDynamicDocuments": zod.boolean().optional(),
  "roomFolderId": zod.int().min(1).optional(),
  "nameFilter": zod.string().optional(),
  "includeArchived": zod.boolean().optional()
})

export const RoomsGetDocuments200Response = RoomDocumentList

export const RoomsGetDocuments400Response = ApiError

export const RoomsGetDocuments401Response = ApiError

export const RoomsGetDocuments403Response = ApiError

export const RoomsGetDocuments404Response = ApiError

export const RoomsGetDocuments405Response = ApiError

export const RoomsGetDocuments429Response = ApiError

export const RoomsGetDocuments500Response = ApiError

export const roomsAddDocumentToRoomPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsAddDocumentToRoomParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsAddDocumentToRoomPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsAddDocumentToRoomBody = Document

export const RoomsAddDocumentToRoom201Response = RoomDocument

export const RoomsAddDocumentToRoom400Response = ApiError

export const RoomsAddDocumentToRoom401Response = ApiError

export const RoomsAddDocumentToRoom403Response = ApiError

export const RoomsAddDocumentToRoom404Response = ApiError

export const RoomsAddDocumentToRoom405Response = ApiError

export const RoomsAddDocumentToRoom429Response = ApiError

export const RoomsAddDocumentToRoom500Response = ApiError

export const roomsAddDocumentToRoomViaFileUploadPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsAddDocumentToRoomViaFileUploadParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsAddDocumentToRoomViaFileUploadPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsAddDocumentToRoomViaFileUploadBody = RoomDocumentUpload

export const RoomsAddDocumentToRoomViaFileUpload201Response = RoomDocument

export const RoomsAddDocumentToRoomViaFileUpload400Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload401Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload403Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload404Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload405Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload429Response = ApiError

export const RoomsAddDocumentToRoomViaFileUpload500Response = ApiError

export const roomsGetRoomFieldDataPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsGetRoomFieldDataParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsGetRoomFieldDataPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsGetRoomFieldData200Response = FieldData

export const RoomsGetRoomFieldData400Response = ApiError

export const RoomsGetRoomFieldData401Response = ApiError

export const RoomsGetRoomFieldData403Response = ApiError

export const RoomsGetRoomFieldData404Response = ApiError

export const RoomsGetRoomFieldData405Response = ApiError

export const RoomsGetRoomFieldData429Response = ApiError

export const RoomsGetRoomFieldData500Response = ApiError

export const roomsGetRoomFieldSetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsGetRoomFieldSetParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsGetRoomFieldSetPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsGetRoomFieldSet200Response = FieldSet

export const RoomsGetRoomFieldSet400Response = ApiError

export const RoomsGetRoomFieldSet401Response = ApiError

export const RoomsGetRoomFieldSet403Response = ApiError

export const RoomsGetRoomFieldSet404Response = ApiError

export const RoomsGetRoomFieldSet405Response = ApiError

export const RoomsGetRoomFieldSet429Response = ApiError

export const RoomsGetRoomFieldSet500Response = ApiError

export const roomsAddFormToRoomPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsAddFormToRoomParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsAddFormToRoomPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsAddFormToRoomBody = FormForAdd

export const RoomsAddFormToRoom201Response = RoomDocument

export const RoomsAddFormToRoom400Response = ApiError

export const RoomsAddFormToRoom401Response = ApiError

export const RoomsAddFormToRoom403Response = ApiError

export const RoomsAddFormToRoom404Response = ApiError

export const RoomsAddFormToRoom405Response = ApiError

export const RoomsAddFormToRoom429Response = ApiError

export const RoomsAddFormToRoom500Response = ApiError

export const roomsUpdatePicturePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsUpdatePictureParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsUpdatePicturePathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsUpdatePictureBody = RoomPictureUpload

export const RoomsUpdatePicture200Response = RoomPicture

export const RoomsUpdatePicture400Response = ApiError

export const RoomsUpdatePicture401Response = ApiError

export const RoomsUpdatePicture403Response = ApiError

export const RoomsUpdatePicture404Response = ApiError

export const RoomsUpdatePicture405Response = ApiError

export const RoomsUpdatePicture429Response = ApiError

export const RoomsUpdatePicture500Response = ApiError

export const roomsGetRoomUsersPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsGetRoomUsersParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsGetRoomUsersPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const roomsGetRoomUsersQueryCountDefault = 100;
export const roomsGetRoomUsersQueryCountMax = 100;

export const roomsGetRoomUsersQueryStartPositionDefault = 0;
export const roomsGetRoomUsersQueryStartPositionMin = 0;



export const RoomsGetRoomUsersQueryParams = zod.object({
  "count": zod.int().min(1).max(roomsGetRoomUsersQueryCountMax).default(roomsGetRoomUsersQueryCountDefault),
  "startPosition": zod.int().min(roomsGetRoomUsersQueryStartPositionMin).default(roomsGetRoomUsersQueryStartPositionDefault),
  "filter": zod.string().optional(),
  "sort": zod.enum(['firstNameAsc', 'firstNameDesc', 'lastNameAsc', 'lastNameDesc', 'FirstNameAsc', 'FirstNameDesc', 'LastNameAsc', 'LastNameDesc', 'EmailAsc', 'EmailDesc']).optional()
})

export const RoomsGetRoomUsers200Response = RoomUsersResult

export const RoomsGetRoomUsers400Response = ApiError

export const RoomsGetRoomUsers401Response = ApiError

export const RoomsGetRoomUsers403Response = ApiError

export const RoomsGetRoomUsers404Response = ApiError

export const RoomsGetRoomUsers405Response = ApiError

export const RoomsGetRoomUsers429Response = ApiError

export const RoomsGetRoomUsers500Response = ApiError

export const roomsInviteUserPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const RoomsInviteUserParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsInviteUserPathAccountIdRegExp),
  "roomId": zod.int().min(1)
})

export const RoomsInviteUserBody = RoomInvite

export const RoomsInviteUser201Response = RoomInviteResponse

export const RoomsInviteUser400Response = ApiError

export const RoomsInviteUser401Response = ApiError

export const RoomsInviteUser403Response = ApiError

export const RoomsInviteUser404Response = ApiError

export const RoomsInviteUser405Response = ApiError

export const RoomsInviteUser429Response = ApiError

export const RoomsInviteUser500Response = ApiError

export const roomsPutRoomUserPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');




export const RoomsPutRoomUserParams = zod.object({
  "accountId": zod.stringFormat('account-id', roomsPutRoomUserPathAccountIdRegExp),
  "roomId": zod.int().min(1),
  "userId": zod.int().min(1)
})

export const RoomsPutRoomUserBody = RoomUserForUpdate

export const RoomsPutRoomUser200Response = RoomUser

export const RoomsPutRoomUser400Response = ApiError

export const RoomsPutRoomUser401Response = ApiError

export const RoomsPutRoomUser403Response = ApiError

export const RoomsPutRoomUser404Response = ApiError

export const RoomsPutRoomUser405Response = ApiError

export const RoomsPutRoomUser429Response = ApiError

export const RoomsPutRoomUser500Response = ApiError

