// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { AssignableRoles } from './schemas/AssignableRoles.js';
import type { Document } from './schemas/Document.js';
import type { Envelope } from './schemas/Envelope.js';
import type { EnvelopeForCreate } from './schemas/EnvelopeForCreate.js';
import type { FieldData } from './schemas/FieldData.js';
import type { FieldDataForUpdate } from './schemas/FieldDataForUpdate.js';
import type { FieldSet } from './schemas/FieldSet.js';
import type { FormForAdd } from './schemas/FormForAdd.js';
import type { Room, RoomAnswer } from './schemas/Room.js';
import type { RoomDocument } from './schemas/RoomDocument.js';
import type { RoomDocumentList } from './schemas/RoomDocumentList.js';
import type { RoomDocumentUpload } from './schemas/RoomDocumentUpload.js';
import type { RoomForCreate } from './schemas/RoomForCreate.js';
import type { RoomInvite } from './schemas/RoomInvite.js';
import type { RoomInviteResponse } from './schemas/RoomInviteResponse.js';
import type { RoomPicture } from './schemas/RoomPicture.js';
import type { RoomPictureUpload } from './schemas/RoomPictureUpload.js';
import type { RoomSummaryListAnswer } from './schemas/RoomSummaryList.js';
import type { RoomUser } from './schemas/RoomUser.js';
import type { RoomUserForUpdate } from './schemas/RoomUserForUpdate.js';
import type { RoomUserRemovalDetail } from './schemas/RoomUserRemovalDetail.js';
import type { RoomUsersResult } from './schemas/RoomUsersResult.js';

/**
 * Parameters in the path of `Rooms_GetRooms`.
 */
export interface RoomsGetRoomsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Rooms_GetRooms`.
 */
export interface RoomsGetRoomsQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * Returns only rooms with one of these statuses, as a comma-separated list. `pending` rooms are
     * under contract, and `open` includes both `active` and `pending`. Default: active rooms. The first
     * letter of a status can also be upper case.
     *
     * @example open
     */
    roomStatus?: string | undefined;
    /**
     * Returns only rooms of this office.
     *
     * @example 4410
     */
    officeId?: number | undefined;
    /**
     * Returns only rooms whose details were changed at or after this time, in UTC. A date without a time
     * is its beginning. `2026-11-01 09:00:00` and `2026/11/01 09:00:00` are also accepted.
     *
     * @example 2026-11-01T00:00:00Z
     */
    fieldDataChangedStartDate?: string | undefined;
    /**
     * Returns only rooms whose details were changed at or before this time, in UTC. A date without a
     * time is its beginning. `2026-11-30 18:00:00` and `2026/11/30 18:00:00` are also accepted.
     *
     * @example 2026-11-30T23:59:59Z
     */
    fieldDataChangedEndDate?: string | undefined;
    /**
     * Returns only rooms that were closed at or after this time, in UTC. A date without a time is its
     * beginning. `2026-10-01 09:00:00` and `2026/10/01 09:00:00` are also accepted.
     *
     * @example 2026-10-01T00:00:00Z
     */
    roomClosedStartDate?: string | undefined;
    /**
     * Returns only rooms that were closed at or before this time, in UTC. A date without a time is its
     * beginning. `2026-10-31 18:00:00` and `2026/10/31 18:00:00` are also accepted.
     *
     * @example 2026-10-31T23:59:59Z
     */
    roomClosedEndDate?: string | undefined;
}

/** One page of the rooms. */
export type RoomsGetRooms200Response = RoomSummaryListAnswer;

/** A parameter is invalid. */
export type RoomsGetRooms400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsGetRooms401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsGetRooms403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsGetRooms404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsGetRooms405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsGetRooms429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsGetRooms500Response = ApiError;

/**
 * List the rooms.
 *
 * Returns the rooms that the caller can view, without their details. The list is paged: `startPosition` and `count` select a page. By default, only active rooms are returned.
 * `roomStatus` selects other statuses. Further parameters limit the list to one office, or to rooms
 * that were changed or closed in a period. Only closed rooms match a period of closing, so combine
 * it with the status `closed`.
 *
 * `Rooms_GetRooms`, `GET /v2/accounts/{accountId}/rooms`
 *
 * The responses, by status.
 */
export interface RoomsGetRoomsResponses {
    /** One page of the rooms. */
    200: RoomsGetRooms200Response;
    /** A parameter is invalid. */
    400: RoomsGetRooms400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsGetRooms401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsGetRooms403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsGetRooms404Response;
    /** The path exists, but does not support this method. */
    405: RoomsGetRooms405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsGetRooms429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsGetRooms500Response;
}

/**
 * The error codes that `Rooms_GetRooms` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsGetRoomsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_CreateRoom`.
 */
export interface RoomsCreateRoomParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The room to create. */
export type RoomsCreateRoomBody = RoomForCreate;

/** The room was created. */
export type RoomsCreateRoom201Response = Room;

/** The request is invalid. */
export type RoomsCreateRoom400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsCreateRoom401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsCreateRoom403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsCreateRoom404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsCreateRoom405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsCreateRoom429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsCreateRoom500Response = ApiError;

/**
 * Create a room.
 *
 * Creates a room for one property or one loan. The request body contains the name of the room, the
 * role of its owner and, optionally, the owner, the office, a room template and the initial details.
 * The field set of the company specifies which details exist, and which of them a new room requires.
 * The caller needs a role that can create rooms, for a room of another owner also one that can
 * manage room owners, and for a room from a template also one that can apply room templates. The
 * company must have an office. The role of the owner is one that the caller can assign, or the one
 * that the owner has in the company.
 *
 * `Rooms_CreateRoom`, `POST /v2/accounts/{accountId}/rooms`
 *
 * The responses, by status.
 */
export interface RoomsCreateRoomResponses {
    /** The room was created. */
    201: RoomsCreateRoom201Response;
    /** The request is invalid. */
    400: RoomsCreateRoom400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsCreateRoom401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsCreateRoom403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsCreateRoom404Response;
    /** The path exists, but does not support this method. */
    405: RoomsCreateRoom405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsCreateRoom429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsCreateRoom500Response;
}

/**
 * The error codes that `Rooms_CreateRoom` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsCreateRoomErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetRoom`.
 */
export interface RoomsGetRoomParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/**
 * Parameters in the query of `Rooms_GetRoom`.
 */
export interface RoomsGetRoomQueryParams {
    /**
     * Specifies whether the response includes the details of the room.
     *
     * @example true
     */
    includeFieldData?: boolean | undefined;
}

/** The current state of the room. */
export type RoomsGetRoom200Response = RoomAnswer;

/** A parameter is invalid. */
export type RoomsGetRoom400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsGetRoom401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsGetRoom403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsGetRoom404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsGetRoom405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsGetRoom429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsGetRoom500Response = ApiError;

/**
 * Read a room.
 *
 * Returns one room with its owners, its dates and, if it is closed, the reason. With
 * `includeFieldData`, the response also contains the details of the room, if the role of the caller
 * can view them. The caller must have access to the room.
 *
 * `Rooms_GetRoom`, `GET /v2/accounts/{accountId}/rooms/{roomId}`
 *
 * The responses, by status.
 */
export interface RoomsGetRoomResponses {
    /** The current state of the room. */
    200: RoomsGetRoom200Response;
    /** A parameter is invalid. */
    400: RoomsGetRoom400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsGetRoom401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsGetRoom403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsGetRoom404Response;
    /** The path exists, but does not support this method. */
    405: RoomsGetRoom405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsGetRoom429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsGetRoom500Response;
}

/**
 * The error codes that `Rooms_GetRoom` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsGetRoomErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_DeleteRoom`.
 */
export interface RoomsDeleteRoomParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The room was deleted. The response has no body. */
export type RoomsDeleteRoom204Response = undefined;

/** The request is invalid, or the room cannot be deleted. */
export type RoomsDeleteRoom400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsDeleteRoom401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsDeleteRoom403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsDeleteRoom404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsDeleteRoom405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsDeleteRoom429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsDeleteRoom500Response = ApiError;

/**
 * Delete a room.
 *
 * Deletes a room with all its content. It can no longer be opened. The caller needs a role that can
 * delete any room, or a role that can delete owned rooms and must own this one.
 *
 * `Rooms_DeleteRoom`, `DELETE /v2/accounts/{accountId}/rooms/{roomId}`
 *
 * The responses, by status.
 */
export interface RoomsDeleteRoomResponses {
    /** The room was deleted. The response has no body. */
    204: RoomsDeleteRoom204Response;
    /** The request is invalid, or the room cannot be deleted. */
    400: RoomsDeleteRoom400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsDeleteRoom401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsDeleteRoom403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsDeleteRoom404Response;
    /** The path exists, but does not support this method. */
    405: RoomsDeleteRoom405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsDeleteRoom429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsDeleteRoom500Response;
}

/**
 * The error codes that `Rooms_DeleteRoom` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsDeleteRoomErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetAssignableRoles`.
 */
export interface RoomsGetAssignableRolesParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/**
 * Parameters in the query of `Rooms_GetAssignableRoles`.
 */
export interface RoomsGetAssignableRolesQueryParams {
    /**
     * The e-mail address of the person to whom a role will be assigned. The response then contains only
     * roles that are suitable for this person, internal or external, and a member's role in the company.
     *
     * @example ines.valdivia@seabird.example
     */
    assigneeEmail?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * Returns only roles whose name begins with this text, in upper or lower case.
     *
     * @example Berth
     */
    filter?: string | undefined;
}

/** One page of the assignable roles. */
export type RoomsGetAssignableRoles200Response = AssignableRoles;

/** A parameter is invalid. */
export type RoomsGetAssignableRoles400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsGetAssignableRoles401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsGetAssignableRoles403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsGetAssignableRoles404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsGetAssignableRoles405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsGetAssignableRoles429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsGetAssignableRoles500Response = ApiError;

/**
 * List the roles that can be assigned in a room.
 *
 * Returns the roles that the caller can assign to a person in this room: those that give no
 * permission in the room that the caller does not have there. The list is paged: `startPosition` and
 * `count` select a page. With `assigneeEmail`, only roles that are suitable for this person are
 * returned: internal roles for members of the company, external roles for other people. For a member
 * of the company, the response contains the role that the member has in the company. Only companies
 * on Rooms v6 have separate roles for a room.
 *
 * `Rooms_GetAssignableRoles`, `GET /v2/accounts/{accountId}/rooms/{roomId}/assignable_roles`
 *
 * The responses, by status.
 */
export interface RoomsGetAssignableRolesResponses {
    /** One page of the assignable roles. */
    200: RoomsGetAssignableRoles200Response;
    /** A parameter is invalid. */
    400: RoomsGetAssignableRoles400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsGetAssignableRoles401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsGetAssignableRoles403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsGetAssignableRoles404Response;
    /** The path exists, but does not support this method. */
    405: RoomsGetAssignableRoles405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsGetAssignableRoles429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsGetAssignableRoles500Response;
}

/**
 * The error codes that `Rooms_GetAssignableRoles` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The company does not use the version of Rooms for which the request is intended. Use the invitation operation of the other version.
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsGetAssignableRolesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetDocuments`.
 */
export interface RoomsGetDocumentsParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/**
 * Parameters in the query of `Rooms_GetDocuments`.
 */
export interface RoomsGetDocumentsQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * Specifies whether dynamic documents without content are omitted.
     *
     * @example true
     */
    requireContentForDynamicDocuments?: boolean | undefined;
    /**
     * Returns only documents in this folder of the room.
     *
     * @example 611
     */
    roomFolderId?: number | undefined;
    /**
     * Returns only documents whose name contains this text.
     *
     * @example lease
     */
    nameFilter?: string | undefined;
    /**
     * Returns only archived documents, or only those that are not archived. Without it, documents of both
     * kinds are returned.
     *
     * @example false
     */
    includeArchived?: boolean | undefined;
}

/** One page of the documents. */
export type RoomsGetDocuments200Response = RoomDocumentList;

/** A parameter is invalid. */
export type RoomsGetDocuments400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsGetDocuments401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsGetDocuments403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsGetDocuments404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsGetDocuments405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsGetDocuments429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsGetDocuments500Response = ApiError;

/**
 * List the documents of a room.
 *
 * Returns the documents of a room that the caller can view, without their content. Who can view a
 * document is described at `Documents_GetDocument`. The list is paged: `startPosition` and `count`
 * select a page. It can be filtered by folder or name. Archived documents are only returned with
 * `includeArchived`.
 *
 * `Rooms_GetDocuments`, `GET /v2/accounts/{accountId}/rooms/{roomId}/documents`
 *
 * The responses, by status.
 */
export interface RoomsGetDocumentsResponses {
    /** One page of the documents. */
    200: RoomsGetDocuments200Response;
    /** A parameter is invalid. */
    400: RoomsGetDocuments400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsGetDocuments401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsGetDocuments403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsGetDocuments404Response;
    /** The path exists, but does not support this method. */
    405: RoomsGetDocuments405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsGetDocuments429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsGetDocuments500Response;
}

/**
 * The error codes that `Rooms_GetDocuments` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsGetDocumentsErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_AddDocumentToRoom`.
 */
export interface RoomsAddDocumentToRoomParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The document with its name and its content. */
export type RoomsAddDocumentToRoomBody = Document;

/** The document was added to the room. */
export type RoomsAddDocumentToRoom201Response = RoomDocument;

/** The request is invalid, or the document cannot be accepted. */
export type RoomsAddDocumentToRoom400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsAddDocumentToRoom401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsAddDocumentToRoom403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsAddDocumentToRoom404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsAddDocumentToRoom405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsAddDocumentToRoom429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsAddDocumentToRoom500Response = ApiError;

/**
 * Add a document to a room as JSON.
 *
 * Adds a document to a room, with its content in Base64 in the request body. Base64 is a third
 * larger than the file itself, so use `Rooms_AddDocumentToRoomViaFileUpload` for large files. A file
 * can have up to 35 MB, and a request up to 40 MB. The user must be in the room, with a role that
 * can add documents. The same name can occur more than once in a room.
 *
 * `Rooms_AddDocumentToRoom`, `POST /v2/accounts/{accountId}/rooms/{roomId}/documents`
 *
 * The responses, by status.
 */
export interface RoomsAddDocumentToRoomResponses {
    /** The document was added to the room. */
    201: RoomsAddDocumentToRoom201Response;
    /** The request is invalid, or the document cannot be accepted. */
    400: RoomsAddDocumentToRoom400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsAddDocumentToRoom401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsAddDocumentToRoom403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsAddDocumentToRoom404Response;
    /** The path exists, but does not support this method. */
    405: RoomsAddDocumentToRoom405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsAddDocumentToRoom429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsAddDocumentToRoom500Response;
}

/**
 * The error codes that `Rooms_AddDocumentToRoom` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsAddDocumentToRoomErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_AddDocumentToRoomViaFileUpload`.
 */
export interface RoomsAddDocumentToRoomViaFileUploadParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The file, as a part of a form. */
export type RoomsAddDocumentToRoomViaFileUploadBody = RoomDocumentUpload;

/** The document was added to the room. */
export type RoomsAddDocumentToRoomViaFileUpload201Response = RoomDocument;

/** The request is invalid, or the file cannot be accepted. */
export type RoomsAddDocumentToRoomViaFileUpload400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsAddDocumentToRoomViaFileUpload401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsAddDocumentToRoomViaFileUpload403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsAddDocumentToRoomViaFileUpload404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsAddDocumentToRoomViaFileUpload405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsAddDocumentToRoomViaFileUpload429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsAddDocumentToRoomViaFileUpload500Response = ApiError;

/**
 * Upload a document to a room.
 *
 * Uploads a file to a room as a new document. The file can have up to 35 MB, and the whole request
 * up to 40 MB. The user must be in the room, with a role that can add documents.
 *
 * `Rooms_AddDocumentToRoomViaFileUpload`, `POST /v2/accounts/{accountId}/rooms/{roomId}/documents/contents`
 *
 * The responses, by status.
 */
export interface RoomsAddDocumentToRoomViaFileUploadResponses {
    /** The document was added to the room. */
    201: RoomsAddDocumentToRoomViaFileUpload201Response;
    /** The request is invalid, or the file cannot be accepted. */
    400: RoomsAddDocumentToRoomViaFileUpload400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsAddDocumentToRoomViaFileUpload401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsAddDocumentToRoomViaFileUpload403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsAddDocumentToRoomViaFileUpload404Response;
    /** The path exists, but does not support this method. */
    405: RoomsAddDocumentToRoomViaFileUpload405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsAddDocumentToRoomViaFileUpload429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsAddDocumentToRoomViaFileUpload500Response;
}

/**
 * The error codes that `Rooms_AddDocumentToRoomViaFileUpload` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsAddDocumentToRoomViaFileUploadErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_CreateRoomEnvelope`.
 */
export interface RoomsCreateRoomEnvelopeParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The name of the envelope and its documents. */
export type RoomsCreateRoomEnvelopeBody = EnvelopeForCreate;

/** The same as 201. The service can respond with either of them. */
export type RoomsCreateRoomEnvelope200Response = Envelope;

/** The envelope was created. */
export type RoomsCreateRoomEnvelope201Response = Envelope;

/** The request is invalid, or the envelope cannot be created. */
export type RoomsCreateRoomEnvelope400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsCreateRoomEnvelope401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsCreateRoomEnvelope403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsCreateRoomEnvelope404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsCreateRoomEnvelope405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsCreateRoomEnvelope429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsCreateRoomEnvelope500Response = ApiError;

/**
 * Create an envelope from documents of a room.
 *
 * Creates an envelope of eSignature with copies of documents of a room. The envelope is a draft in
 * the same account, and the calling user is its sender. Add recipients and send it with the
 * operations of eSignature. When it is completed, its signed documents are added to the room.
 *
 * The user must be able to view the documents, and to send envelopes in the account. A document can
 * have up to 25 MB, and must be of a type that an envelope can contain.
 *
 * `Rooms_CreateRoomEnvelope`, `POST /v2/accounts/{accountId}/rooms/{roomId}/envelopes`
 *
 * The responses, by status.
 */
export interface RoomsCreateRoomEnvelopeResponses {
    /** The same as 201. The service can respond with either of them. */
    200: RoomsCreateRoomEnvelope200Response;
    /** The envelope was created. */
    201: RoomsCreateRoomEnvelope201Response;
    /** The request is invalid, or the envelope cannot be created. */
    400: RoomsCreateRoomEnvelope400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsCreateRoomEnvelope401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsCreateRoomEnvelope403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsCreateRoomEnvelope404Response;
    /** The path exists, but does not support this method. */
    405: RoomsCreateRoomEnvelope405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsCreateRoomEnvelope429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsCreateRoomEnvelope500Response;
}

/**
 * The error codes that `Rooms_CreateRoomEnvelope` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsCreateRoomEnvelopeErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetRoomFieldData`.
 */
export interface RoomsGetRoomFieldDataParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The current details. */
export type RoomsGetRoomFieldData200Response = FieldData;

/** A parameter is invalid. */
export type RoomsGetRoomFieldData400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsGetRoomFieldData401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsGetRoomFieldData403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsGetRoomFieldData404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsGetRoomFieldData405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsGetRoomFieldData429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsGetRoomFieldData500Response = ApiError;

/**
 * Read the details of a room.
 *
 * Returns the values of the details of a room, each under the `apiName` of its field.
 * `Rooms_GetRoomFieldSet` returns the available fields and their allowed values. The caller needs a
 * role that can view room details.
 *
 * `Rooms_GetRoomFieldData`, `GET /v2/accounts/{accountId}/rooms/{roomId}/field_data`
 *
 * The responses, by status.
 */
export interface RoomsGetRoomFieldDataResponses {
    /** The current details. */
    200: RoomsGetRoomFieldData200Response;
    /** A parameter is invalid. */
    400: RoomsGetRoomFieldData400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsGetRoomFieldData401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsGetRoomFieldData403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsGetRoomFieldData404Response;
    /** The path exists, but does not support this method. */
    405: RoomsGetRoomFieldData405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsGetRoomFieldData429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsGetRoomFieldData500Response;
}

/**
 * The error codes that `Rooms_GetRoomFieldData` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsGetRoomFieldDataErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_UpdateRoomFieldData`.
 */
export interface RoomsUpdateRoomFieldDataParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The details to change. */
export type RoomsUpdateRoomFieldDataBody = FieldDataForUpdate;

/** The details were changed. */
export type RoomsUpdateRoomFieldData200Response = FieldData;

/** The request is invalid, or the room is closed. */
export type RoomsUpdateRoomFieldData400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsUpdateRoomFieldData401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsUpdateRoomFieldData403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsUpdateRoomFieldData404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsUpdateRoomFieldData405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsUpdateRoomFieldData429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsUpdateRoomFieldData500Response = ApiError;

/**
 * Change the details of a room.
 *
 * Changes some details of a room. Details that the request does not contain keep their values, and
 * `null` clears a value. If one value is invalid, nothing is changed. `Rooms_GetRoomFieldSet`
 * returns the available fields and their allowed values. The response contains the changed details
 * only. The caller needs a role that can edit room details. The details of a closed room cannot be
 * changed.
 *
 * `Rooms_UpdateRoomFieldData`, `PUT /v2/accounts/{accountId}/rooms/{roomId}/field_data`
 *
 * The responses, by status.
 */
export interface RoomsUpdateRoomFieldDataResponses {
    /** The details were changed. */
    200: RoomsUpdateRoomFieldData200Response;
    /** The request is invalid, or the room is closed. */
    400: RoomsUpdateRoomFieldData400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsUpdateRoomFieldData401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsUpdateRoomFieldData403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsUpdateRoomFieldData404Response;
    /** The path exists, but does not support this method. */
    405: RoomsUpdateRoomFieldData405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsUpdateRoomFieldData429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsUpdateRoomFieldData500Response;
}

/**
 * The error codes that `Rooms_UpdateRoomFieldData` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsUpdateRoomFieldDataErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetRoomFieldSet`.
 */
export interface RoomsGetRoomFieldSetParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The field set of the room. */
export type RoomsGetRoomFieldSet200Response = FieldSet;

/** A parameter is invalid. */
export type RoomsGetRoomFieldSet400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsGetRoomFieldSet401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsGetRoomFieldSet403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsGetRoomFieldSet404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsGetRoomFieldSet405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsGetRoomFieldSet429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsGetRoomFieldSet500Response = ApiError;

/**
 * Read the field set of a room.
 *
 * Returns the field set of a room: every field of its details with its key, its type, the limits of
 * its value and, for select lists, the options. To get the values, use `Rooms_GetRoomFieldData`.
 *
 * `Rooms_GetRoomFieldSet`, `GET /v2/accounts/{accountId}/rooms/{roomId}/field_set`
 *
 * The responses, by status.
 */
export interface RoomsGetRoomFieldSetResponses {
    /** The field set of the room. */
    200: RoomsGetRoomFieldSet200Response;
    /** A parameter is invalid. */
    400: RoomsGetRoomFieldSet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsGetRoomFieldSet401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsGetRoomFieldSet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsGetRoomFieldSet404Response;
    /** The path exists, but does not support this method. */
    405: RoomsGetRoomFieldSet405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsGetRoomFieldSet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsGetRoomFieldSet500Response;
}

/**
 * The error codes that `Rooms_GetRoomFieldSet` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsGetRoomFieldSetErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_AddFormToRoom`.
 */
export interface RoomsAddFormToRoomParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The form to add. */
export type RoomsAddFormToRoomBody = FormForAdd;

/** The same as 201. The service can respond with either status. */
export type RoomsAddFormToRoom200Response = RoomDocument;

/** The form was added to the room as a document. */
export type RoomsAddFormToRoom201Response = RoomDocument;

/** The request is invalid, or the form cannot be added. */
export type RoomsAddFormToRoom400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsAddFormToRoom401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsAddFormToRoom403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsAddFormToRoom404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsAddFormToRoom405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsAddFormToRoom429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsAddFormToRoom500Response = ApiError;

/**
 * Add a form to a room.
 *
 * Adds a form of a library to a room, as a new document whose fields are filled with the details of
 * the room. The role of the caller in the room must allow documents from form libraries, or from form
 * groups if a group with the form is granted to the office of the room or to an office of the caller.
 * A form can be added several times, from its `availableOnDate` on.
 *
 * `Rooms_AddFormToRoom`, `POST /v2/accounts/{accountId}/rooms/{roomId}/forms`
 *
 * The responses, by status.
 */
export interface RoomsAddFormToRoomResponses {
    /** The same as 201. The service can respond with either status. */
    200: RoomsAddFormToRoom200Response;
    /** The form was added to the room as a document. */
    201: RoomsAddFormToRoom201Response;
    /** The request is invalid, or the form cannot be added. */
    400: RoomsAddFormToRoom400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsAddFormToRoom401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsAddFormToRoom403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsAddFormToRoom404Response;
    /** The path exists, but does not support this method. */
    405: RoomsAddFormToRoom405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsAddFormToRoom429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsAddFormToRoom500Response;
}

/**
 * The error codes that `Rooms_AddFormToRoom` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsAddFormToRoomErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_UpdatePicture`.
 */
export interface RoomsUpdatePictureParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The picture, as a part of a form. */
export type RoomsUpdatePictureBody = RoomPictureUpload | Blob;

/** The picture was saved. */
export type RoomsUpdatePicture200Response = RoomPicture;

/** The request is invalid, or the file is not a picture. */
export type RoomsUpdatePicture400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsUpdatePicture401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsUpdatePicture403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsUpdatePicture404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsUpdatePicture405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsUpdatePicture429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsUpdatePicture500Response = ApiError;

/**
 * Set the picture of a room.
 *
 * Stores a picture of a room and replaces an existing one. The picture is sent as the part `file` of
 * a form, or as the body itself, with its media type and its name in `Content-Disposition`. PNG, JPEG,
 * GIF and TIFF are accepted. The user must be in the room, with a role that can change its details.
 *
 * `Rooms_UpdatePicture`, `PUT /v2/accounts/{accountId}/rooms/{roomId}/picture`
 *
 * The responses, by status.
 */
export interface RoomsUpdatePictureResponses {
    /** The picture was saved. */
    200: RoomsUpdatePicture200Response;
    /** The request is invalid, or the file is not a picture. */
    400: RoomsUpdatePicture400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsUpdatePicture401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsUpdatePicture403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsUpdatePicture404Response;
    /** The path exists, but does not support this method. */
    405: RoomsUpdatePicture405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsUpdatePicture429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsUpdatePicture500Response;
}

/**
 * The error codes that `Rooms_UpdatePicture` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsUpdatePictureErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetRoomUsers`.
 */
export interface RoomsGetRoomUsersParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/**
 * Parameters in the query of `Rooms_GetRoomUsers`.
 */
export interface RoomsGetRoomUsersQueryParams {
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * Returns only people whose name or e-mail address contains this text.
     *
     * @example Valdivia
     */
    filter?: string | undefined;
    /**
     * The field by which the people are sorted (given name, family name or e-mail address), in ascending
     * (`Asc`) or descending (`Desc`) order.
     *
     * @example lastNameAsc
     */
    sort?: ("firstNameAsc" | "firstNameDesc" | "lastNameAsc" | "lastNameDesc" | "FirstNameAsc" | "FirstNameDesc" | "LastNameAsc" | "LastNameDesc" | "EmailAsc" | "EmailDesc") | undefined;
}

/** One page of the people. */
export type RoomsGetRoomUsers200Response = RoomUsersResult;

/** A parameter is invalid. */
export type RoomsGetRoomUsers400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsGetRoomUsers401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsGetRoomUsers403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsGetRoomUsers404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsGetRoomUsers405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsGetRoomUsers429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsGetRoomUsers500Response = ApiError;

/**
 * List the people in a room.
 *
 * Returns the people in a room with the role and the transaction side of each. The list is paged:
 * `startPosition` and `count` select a page. `filter` limits the list. `sort` sorts it by given
 * name, family name or e-mail address. Without it, people are in the order in which they were added.
 * People whose role hides them in the room are omitted, as are people whose access was revoked.
 *
 * `Rooms_GetRoomUsers`, `GET /v2/accounts/{accountId}/rooms/{roomId}/users`
 *
 * The responses, by status.
 */
export interface RoomsGetRoomUsersResponses {
    /** One page of the people. */
    200: RoomsGetRoomUsers200Response;
    /** A parameter is invalid. */
    400: RoomsGetRoomUsers400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsGetRoomUsers401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsGetRoomUsers403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsGetRoomUsers404Response;
    /** The path exists, but does not support this method. */
    405: RoomsGetRoomUsers405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsGetRoomUsers429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsGetRoomUsers500Response;
}

/**
 * The error codes that `Rooms_GetRoomUsers` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsGetRoomUsersErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_InviteUser`.
 */
export interface RoomsInviteUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The person to invite, with their role. */
export type RoomsInviteUserBody = RoomInvite;

/** The person was in the room already, and the invitation was sent again. */
export type RoomsInviteUser200Response = RoomInviteResponse;

/** The invitation was sent. */
export type RoomsInviteUser201Response = RoomInviteResponse;

/**
 * The request is invalid, the role cannot be assigned to this person, or the person is in the room
 * with another role or side, or without access.
 */
export type RoomsInviteUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsInviteUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsInviteUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsInviteUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsInviteUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsInviteUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsInviteUser500Response = ApiError;

/**
 * Invite a person to a room.
 *
 * Sends a person an invitation to a room and adds them to its people. The role specifies the
 * person's permissions there, regardless of their role in the company. It must already exist.
 * Members of the company get an internal role, and people outside the company an external one.
 * `Rooms_GetAssignableRoles` returns the roles that the caller can assign. A person who is in the
 * room already can be invited again with the same role and side, and receives another e-mail. The
 * caller needs a role that can add people to rooms.
 *
 * `Rooms_InviteUser`, `POST /v2/accounts/{accountId}/rooms/{roomId}/users`
 *
 * The responses, by status.
 */
export interface RoomsInviteUserResponses {
    /** The person was in the room already, and the invitation was sent again. */
    200: RoomsInviteUser200Response;
    /** The invitation was sent. */
    201: RoomsInviteUser201Response;
    /**
     * The request is invalid, the role cannot be assigned to this person, or the person is in the room
     * with another role or side, or without access.
     */
    400: RoomsInviteUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsInviteUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsInviteUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsInviteUser404Response;
    /** The path exists, but does not support this method. */
    405: RoomsInviteUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsInviteUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsInviteUser500Response;
}

/**
 * The error codes that `Rooms_InviteUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsInviteUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_PutRoomUser`.
 */
export interface RoomsPutRoomUserParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The new role and side of the person. */
export type RoomsPutRoomUserBody = RoomUserForUpdate;

/** The changed person. */
export type RoomsPutRoomUser200Response = RoomUser;

/** The request is invalid, or the role cannot be assigned to this person. */
export type RoomsPutRoomUser400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsPutRoomUser401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsPutRoomUser403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsPutRoomUser404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsPutRoomUser405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsPutRoomUser429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsPutRoomUser500Response = ApiError;

/**
 * Change the role or side of a person in a room.
 *
 * Assigns a person in a room another role there, another side of the transaction, or both. Their
 * role in the company is not changed. The new role is internal for members of the company and
 * external for other people. The caller needs a role that can change the room roles of all
 * people, or at least of people whom the caller invited.
 *
 * `Rooms_PutRoomUser`, `PUT /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}`
 *
 * The responses, by status.
 */
export interface RoomsPutRoomUserResponses {
    /** The changed person. */
    200: RoomsPutRoomUser200Response;
    /** The request is invalid, or the role cannot be assigned to this person. */
    400: RoomsPutRoomUser400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsPutRoomUser401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsPutRoomUser403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsPutRoomUser404Response;
    /** The path exists, but does not support this method. */
    405: RoomsPutRoomUser405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsPutRoomUser429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsPutRoomUser500Response;
}

/**
 * The error codes that `Rooms_PutRoomUser` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsPutRoomUserErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_RestoreRoomUserAccess`.
 */
export interface RoomsRestoreRoomUserAccessParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The person has access again. The response has no body. */
export type RoomsRestoreRoomUserAccess204Response = undefined;

/** A parameter is invalid, or the access of the person was not revoked. */
export type RoomsRestoreRoomUserAccess400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsRestoreRoomUserAccess401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsRestoreRoomUserAccess403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsRestoreRoomUserAccess404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsRestoreRoomUserAccess405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsRestoreRoomUserAccess429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsRestoreRoomUserAccess500Response = ApiError;

/**
 * Restore the access of a person to a room.
 *
 * Gives a person whose access to a room was revoked the access back, at once and with the role that
 * they had there. If the revocation has a date in the future, it is cancelled. The request has no
 * body. The caller needs a role that can manage the access of all people, or at least of people whom
 * the caller invited.
 *
 * `Rooms_RestoreRoomUserAccess`, `POST /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}/restore_access`
 *
 * The responses, by status.
 */
export interface RoomsRestoreRoomUserAccessResponses {
    /** The person has access again. The response has no body. */
    204: RoomsRestoreRoomUserAccess204Response;
    /** A parameter is invalid, or the access of the person was not revoked. */
    400: RoomsRestoreRoomUserAccess400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsRestoreRoomUserAccess401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsRestoreRoomUserAccess403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsRestoreRoomUserAccess404Response;
    /** The path exists, but does not support this method. */
    405: RoomsRestoreRoomUserAccess405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsRestoreRoomUserAccess429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsRestoreRoomUserAccess500Response;
}

/**
 * The error codes that `Rooms_RestoreRoomUserAccess` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsRestoreRoomUserAccessErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_RevokeRoomUserAccess`.
 */
export interface RoomsRevokeRoomUserAccessParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the room, as returned when it was created.
     *
     * @example 5518203
     */
    roomId: number;
    /**
     * The Rooms ID of the user. It is not the GUID that the eSignature APIs use.
     *
     * @example 33128
     */
    userId: number;
}

/** The time at which the access ends. Without it, the access ends at once. */
export type RoomsRevokeRoomUserAccessBody = RoomUserRemovalDetail;

/** The access was revoked, or will be on the date. The response has no body. */
export type RoomsRevokeRoomUserAccess204Response = undefined;

/** The request is invalid, such as a date that cannot be read. */
export type RoomsRevokeRoomUserAccess400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomsRevokeRoomUserAccess401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomsRevokeRoomUserAccess403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomsRevokeRoomUserAccess404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomsRevokeRoomUserAccess405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomsRevokeRoomUserAccess429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomsRevokeRoomUserAccess500Response = ApiError;

/**
 * Revoke the access of a person to a room.
 *
 * Ends the access of a person to a room. Without a body, and without `revocationDate` in it, the
 * access ends at once. With a date in the future it ends on that date, and a person whose access was
 * revoked before has access again until then. The person stays among the people of the room, so that
 * `Rooms_RestoreRoomUserAccess` can give the access back. The caller needs a role that can manage
 * the access of all people, or at least of people whom the caller invited.
 *
 * `Rooms_RevokeRoomUserAccess`, `POST /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}/revoke_access`
 *
 * The responses, by status.
 */
export interface RoomsRevokeRoomUserAccessResponses {
    /** The access was revoked, or will be on the date. The response has no body. */
    204: RoomsRevokeRoomUserAccess204Response;
    /** The request is invalid, such as a date that cannot be read. */
    400: RoomsRevokeRoomUserAccess400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomsRevokeRoomUserAccess401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomsRevokeRoomUserAccess403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomsRevokeRoomUserAccess404Response;
    /** The path exists, but does not support this method. */
    405: RoomsRevokeRoomUserAccess405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomsRevokeRoomUserAccess429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomsRevokeRoomUserAccess500Response;
}

/**
 * The error codes that `Rooms_RevokeRoomUserAccess` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `PROPERTY_VALIDATION_FAILURE` (400): The request body contains a field that is missing, breaks a rule or names an object that does not exist. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomsRevokeRoomUserAccessErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'PROPERTY_VALIDATION_FAILURE' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
