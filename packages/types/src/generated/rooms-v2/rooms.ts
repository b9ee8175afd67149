// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { AssignableRoles } from './schemas/AssignableRoles.js';
import type { Document } from './schemas/Document.js';
import type { FieldData } from './schemas/FieldData.js';
import type { FieldSet } from './schemas/FieldSet.js';
import type { FormForAdd } from './schemas/FormForAdd.js';
import type { Room } from './schemas/Room.js';
import type { RoomDocument } from './schemas/RoomDocument.js';
import type { RoomDocumentList } from './schemas/RoomDocumentList.js';
import type { RoomDocumentUpload } from './schemas/RoomDocumentUpload.js';
import type { RoomForCreate } from './schemas/RoomForCreate.js';
import type { RoomInvite } from './schemas/RoomInvite.js';
import type { RoomInviteResponse } from './schemas/RoomInviteResponse.js';
import type { RoomPicture } from './schemas/RoomPicture.js';
import type { RoomPictureUpload } from './schemas/RoomPictureUpload.js';
import type { RoomSummaryList } from './schemas/RoomSummaryList.js';
import type { RoomUser } from './schemas/RoomUser.js';
import type { RoomUserForUpdate } from './schemas/RoomUserForUpdate.js';
import type { RoomUsersResult } from './schemas/RoomUsersResult.js';

/**
 * Parameters in the path of `Rooms_GetRooms`.
 */
export interface RoomsGetRoomsParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
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
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * Only rooms in this state; `open` stands for both `active` and `pending`. Without it, the list
     * holds active rooms. The words may begin with a capital.
     *
     * @example open
     */
    roomStatus?: ("active" | "pending" | "open" | "closed" | "Active" | "Pending" | "Open" | "Closed") | undefined;
    /**
     * Only rooms of this office.
     *
     * @example 4410
     */
    officeId?: number | undefined;
    /**
     * Only rooms whose details were changed at this moment or later, in ISO 8601 and UTC.
     *
     * @example 2026-11-01T00:00:00Z
     */
    fieldDataChangedStartDate?: string | undefined;
    /**
     * Only rooms whose details were changed no later than this moment, in ISO 8601 and UTC.
     *
     * @example 2026-11-30T23:59:59Z
     */
    fieldDataChangedEndDate?: string | undefined;
    /**
     * Only rooms that were closed at this moment or later, in ISO 8601 and UTC.
     *
     * @example 2026-10-01T00:00:00Z
     */
    roomClosedStartDate?: string | undefined;
    /**
     * Only rooms that were closed no later than this moment, in ISO 8601 and UTC.
     *
     * @example 2026-10-31T23:59:59Z
     */
    roomClosedEndDate?: string | undefined;
}

/** One chunk of the rooms. */
export type RoomsGetRooms200Response = RoomSummaryList;

/** A parameter does not fit the contract. */
export type RoomsGetRooms400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsGetRooms401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsGetRooms403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsGetRooms404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsGetRooms405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsGetRooms429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsGetRooms500Response = ApiError;

/**
 * List the rooms.
 *
 * Lists the rooms that the caller can see, without their details, in chunks that
 * `startPosition` and `count` choose. Active rooms are listed unless `roomStatus` asks for
 * others; further parameters narrow the list to one office, or to rooms that were changed or
 * closed within a span of time.
 *
 * `Rooms_GetRooms`, `GET /v2/accounts/{accountId}/rooms`
 *
 * What it answers with, by status.
 */
export interface RoomsGetRoomsResponses {
    /** One chunk of the rooms. */
    200: RoomsGetRooms200Response;
    /** A parameter does not fit the contract. */
    400: RoomsGetRooms400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsGetRooms401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsGetRooms403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsGetRooms404Response;
    /** The address exists, but not with this method. */
    405: RoomsGetRooms405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsGetRooms429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsGetRooms500Response;
}

/**
 * The error codes that `Rooms_GetRooms` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsGetRoomsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_CreateRoom`.
 */
export interface RoomsCreateRoomParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The room that is to be opened. */
export type RoomsCreateRoomBody = RoomForCreate;

/** The room is open. */
export type RoomsCreateRoom201Response = Room;

/** The request does not fit the contract. */
export type RoomsCreateRoom400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsCreateRoom401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsCreateRoom403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsCreateRoom404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsCreateRoom405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsCreateRoom429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsCreateRoom500Response = ApiError;

/**
 * Open a room.
 *
 * Opens a room for one property or one loan. The body names the room, the role its owner gets in
 * it and, if wanted, the owner, the office, a room template to start from and the first details.
 * Which details are known, and which of them a new room must have, is told by the field set of the
 * company. The caller needs a role that may open rooms.
 *
 * `Rooms_CreateRoom`, `POST /v2/accounts/{accountId}/rooms`
 *
 * What it answers with, by status.
 */
export interface RoomsCreateRoomResponses {
    /** The room is open. */
    201: RoomsCreateRoom201Response;
    /** The request does not fit the contract. */
    400: RoomsCreateRoom400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsCreateRoom401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsCreateRoom403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsCreateRoom404Response;
    /** The address exists, but not with this method. */
    405: RoomsCreateRoom405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsCreateRoom429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsCreateRoom500Response;
}

/**
 * The error codes that `Rooms_CreateRoom` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsCreateRoomErrorCode = 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetRoom`.
 */
export interface RoomsGetRoomParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
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
     * Whether to tell the details of the room as well.
     *
     * @example true
     */
    includeFieldData?: boolean | undefined;
}

/** The room as it stands. */
export type RoomsGetRoom200Response = Room;

/** A parameter does not fit the contract. */
export type RoomsGetRoom400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsGetRoom401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsGetRoom403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsGetRoom404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsGetRoom405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsGetRoom429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsGetRoom500Response = ApiError;

/**
 * Read a room.
 *
 * Reads one room with its owners, its dates and, once it is closed, the reason why. With
 * `includeFieldData` the answer also holds the details of the room. The caller must have access to
 * the room.
 *
 * `Rooms_GetRoom`, `GET /v2/accounts/{accountId}/rooms/{roomId}`
 *
 * What it answers with, by status.
 */
export interface RoomsGetRoomResponses {
    /** The room as it stands. */
    200: RoomsGetRoom200Response;
    /** A parameter does not fit the contract. */
    400: RoomsGetRoom400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsGetRoom401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsGetRoom403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsGetRoom404Response;
    /** The address exists, but not with this method. */
    405: RoomsGetRoom405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsGetRoom429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsGetRoom500Response;
}

/**
 * The error codes that `Rooms_GetRoom` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsGetRoomErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_DeleteRoom`.
 */
export interface RoomsDeleteRoomParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The room is gone; the answer has no body. */
export type RoomsDeleteRoom204Response = undefined;

/** The request does not fit the contract, or the room cannot be deleted. */
export type RoomsDeleteRoom400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsDeleteRoom401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsDeleteRoom403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsDeleteRoom404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsDeleteRoom405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsDeleteRoom429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsDeleteRoom500Response = ApiError;

/**
 * Delete a room.
 *
 * Deletes a room with everything that lies in it; nobody can open it any more. The caller needs a
 * role that may delete any room, or one that may delete owned rooms and must then own this one.
 *
 * `Rooms_DeleteRoom`, `DELETE /v2/accounts/{accountId}/rooms/{roomId}`
 *
 * What it answers with, by status.
 */
export interface RoomsDeleteRoomResponses {
    /** The room is gone; the answer has no body. */
    204: RoomsDeleteRoom204Response;
    /** The request does not fit the contract, or the room cannot be deleted. */
    400: RoomsDeleteRoom400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsDeleteRoom401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsDeleteRoom403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsDeleteRoom404Response;
    /** The address exists, but not with this method. */
    405: RoomsDeleteRoom405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsDeleteRoom429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsDeleteRoom500Response;
}

/**
 * The error codes that `Rooms_DeleteRoom` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsDeleteRoomErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetAssignableRoles`.
 */
export interface RoomsGetAssignableRolesParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
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
     * The address of the person who is to get a role. The answer then holds only roles that fit this
     * person, internal or external, and the one they have now.
     *
     * @example ines.valdivia@seabird.example
     */
    assigneeEmail?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * Only roles in whose name this text occurs.
     *
     * @example Berth
     */
    filter?: string | undefined;
}

/** One chunk of the assignable roles. */
export type RoomsGetAssignableRoles200Response = AssignableRoles;

/** A parameter does not fit the contract. */
export type RoomsGetAssignableRoles400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsGetAssignableRoles401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsGetAssignableRoles403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsGetAssignableRoles404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsGetAssignableRoles405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsGetAssignableRoles429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsGetAssignableRoles500Response = ApiError;

/**
 * List the roles that can be given in a room.
 *
 * Lists the roles that the caller may give to somebody in this room, in chunks that
 * `startPosition` and `count` choose. With `assigneeEmail`, only roles that fit this person are
 * listed, and the answer tells which one they have now. Only companies on Rooms v6 have roles of
 * their own for a room.
 *
 * `Rooms_GetAssignableRoles`, `GET /v2/accounts/{accountId}/rooms/{roomId}/assignable_roles`
 *
 * What it answers with, by status.
 */
export interface RoomsGetAssignableRolesResponses {
    /** One chunk of the assignable roles. */
    200: RoomsGetAssignableRoles200Response;
    /** A parameter does not fit the contract. */
    400: RoomsGetAssignableRoles400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsGetAssignableRoles401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsGetAssignableRoles403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsGetAssignableRoles404Response;
    /** The address exists, but not with this method. */
    405: RoomsGetAssignableRoles405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsGetAssignableRoles429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsGetAssignableRoles500Response;
}

/**
 * The error codes that `Rooms_GetAssignableRoles` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsGetAssignableRolesErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetDocuments`.
 */
export interface RoomsGetDocumentsParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
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
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * Whether to leave out dynamic documents that have no content yet.
     *
     * @example true
     */
    requireContentForDynamicDocuments?: boolean | undefined;
    /**
     * Only documents in this folder of the room.
     *
     * @example 611
     */
    roomFolderId?: number | undefined;
    /**
     * Only documents in whose name this text occurs.
     *
     * @example lease
     */
    nameFilter?: string | undefined;
    /**
     * Whether to list archived documents too.
     *
     * @example false
     */
    includeArchived?: boolean | undefined;
}

/** One chunk of the documents. */
export type RoomsGetDocuments200Response = RoomDocumentList;

/** A parameter does not fit the contract. */
export type RoomsGetDocuments400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsGetDocuments401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsGetDocuments403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsGetDocuments404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsGetDocuments405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsGetDocuments429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsGetDocuments500Response = ApiError;

/**
 * List the documents of a room.
 *
 * Lists the documents of a room that the caller may see, without their bytes, in chunks that
 * `startPosition` and `count` choose. The list can be narrowed to one folder or by name. Archived
 * documents are left out unless `includeArchived` asks for them.
 *
 * `Rooms_GetDocuments`, `GET /v2/accounts/{accountId}/rooms/{roomId}/documents`
 *
 * What it answers with, by status.
 */
export interface RoomsGetDocumentsResponses {
    /** One chunk of the documents. */
    200: RoomsGetDocuments200Response;
    /** A parameter does not fit the contract. */
    400: RoomsGetDocuments400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsGetDocuments401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsGetDocuments403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsGetDocuments404Response;
    /** The address exists, but not with this method. */
    405: RoomsGetDocuments405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsGetDocuments429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsGetDocuments500Response;
}

/**
 * The error codes that `Rooms_GetDocuments` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsGetDocumentsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_AddDocumentToRoom`.
 */
export interface RoomsAddDocumentToRoomParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The document with its name and its bytes. */
export type RoomsAddDocumentToRoomBody = Document;

/** The document lies in the room. */
export type RoomsAddDocumentToRoom201Response = RoomDocument;

/** The request does not fit the contract, or the document cannot be taken. */
export type RoomsAddDocumentToRoom400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsAddDocumentToRoom401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsAddDocumentToRoom403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsAddDocumentToRoom404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsAddDocumentToRoom405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsAddDocumentToRoom429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsAddDocumentToRoom500Response = ApiError;

/**
 * Add a document to a room within JSON.
 *
 * Puts a document into a room whose bytes come in the body in Base64. Base64 takes a third more
 * than the file itself, so `Rooms_AddDocumentToRoomViaFileUpload` suits large files better; a
 * file may have up to 35 MB, a request up to 40 MB. The user must be in the room, with a role that
 * may add documents.
 *
 * `Rooms_AddDocumentToRoom`, `POST /v2/accounts/{accountId}/rooms/{roomId}/documents`
 *
 * What it answers with, by status.
 */
export interface RoomsAddDocumentToRoomResponses {
    /** The document lies in the room. */
    201: RoomsAddDocumentToRoom201Response;
    /** The request does not fit the contract, or the document cannot be taken. */
    400: RoomsAddDocumentToRoom400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsAddDocumentToRoom401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsAddDocumentToRoom403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsAddDocumentToRoom404Response;
    /** The address exists, but not with this method. */
    405: RoomsAddDocumentToRoom405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsAddDocumentToRoom429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsAddDocumentToRoom500Response;
}

/**
 * The error codes that `Rooms_AddDocumentToRoom` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsAddDocumentToRoomErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_AddDocumentToRoomViaFileUpload`.
 */
export interface RoomsAddDocumentToRoomViaFileUploadParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The file, as one part of a form. */
export type RoomsAddDocumentToRoomViaFileUploadBody = RoomDocumentUpload;

/** The document lies in the room. */
export type RoomsAddDocumentToRoomViaFileUpload201Response = RoomDocument;

/** The request does not fit the contract, or the file cannot be taken. */
export type RoomsAddDocumentToRoomViaFileUpload400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsAddDocumentToRoomViaFileUpload401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsAddDocumentToRoomViaFileUpload403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsAddDocumentToRoomViaFileUpload404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsAddDocumentToRoomViaFileUpload405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsAddDocumentToRoomViaFileUpload429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsAddDocumentToRoomViaFileUpload500Response = ApiError;

/**
 * Upload a document to a room.
 *
 * Puts a file into a room as a new document. The file may have up to 35 MB and the whole request
 * up to 40 MB. The user must be in the room, with a role that may add documents.
 *
 * `Rooms_AddDocumentToRoomViaFileUpload`, `POST /v2/accounts/{accountId}/rooms/{roomId}/documents/contents`
 *
 * What it answers with, by status.
 */
export interface RoomsAddDocumentToRoomViaFileUploadResponses {
    /** The document lies in the room. */
    201: RoomsAddDocumentToRoomViaFileUpload201Response;
    /** The request does not fit the contract, or the file cannot be taken. */
    400: RoomsAddDocumentToRoomViaFileUpload400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsAddDocumentToRoomViaFileUpload401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsAddDocumentToRoomViaFileUpload403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsAddDocumentToRoomViaFileUpload404Response;
    /** The address exists, but not with this method. */
    405: RoomsAddDocumentToRoomViaFileUpload405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsAddDocumentToRoomViaFileUpload429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsAddDocumentToRoomViaFileUpload500Response;
}

/**
 * The error codes that `Rooms_AddDocumentToRoomViaFileUpload` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsAddDocumentToRoomViaFileUploadErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetRoomFieldData`.
 */
export interface RoomsGetRoomFieldDataParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The details as they stand. */
export type RoomsGetRoomFieldData200Response = FieldData;

/** A parameter does not fit the contract. */
export type RoomsGetRoomFieldData400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsGetRoomFieldData401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsGetRoomFieldData403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsGetRoomFieldData404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsGetRoomFieldData405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsGetRoomFieldData429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsGetRoomFieldData500Response = ApiError;

/**
 * Read the details of a room.
 *
 * Reads the values that were filled into the details of a room, each under the `apiName` of its
 * field. `Rooms_GetRoomFieldSet` tells which fields there are and what they take. The caller needs
 * a role that may read room details.
 *
 * `Rooms_GetRoomFieldData`, `GET /v2/accounts/{accountId}/rooms/{roomId}/field_data`
 *
 * What it answers with, by status.
 */
export interface RoomsGetRoomFieldDataResponses {
    /** The details as they stand. */
    200: RoomsGetRoomFieldData200Response;
    /** A parameter does not fit the contract. */
    400: RoomsGetRoomFieldData400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsGetRoomFieldData401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsGetRoomFieldData403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsGetRoomFieldData404Response;
    /** The address exists, but not with this method. */
    405: RoomsGetRoomFieldData405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsGetRoomFieldData429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsGetRoomFieldData500Response;
}

/**
 * The error codes that `Rooms_GetRoomFieldData` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsGetRoomFieldDataErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetRoomFieldSet`.
 */
export interface RoomsGetRoomFieldSetParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The field set of the room. */
export type RoomsGetRoomFieldSet200Response = FieldSet;

/** A parameter does not fit the contract. */
export type RoomsGetRoomFieldSet400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsGetRoomFieldSet401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsGetRoomFieldSet403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsGetRoomFieldSet404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsGetRoomFieldSet405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsGetRoomFieldSet429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsGetRoomFieldSet500Response = ApiError;

/**
 * Read which details a room has.
 *
 * Reads the field set of a room: every field of its details with its key, its type, the bounds of
 * its value and, for select lists, the choices. The values themselves are read by
 * `Rooms_GetRoomFieldData`.
 *
 * `Rooms_GetRoomFieldSet`, `GET /v2/accounts/{accountId}/rooms/{roomId}/field_set`
 *
 * What it answers with, by status.
 */
export interface RoomsGetRoomFieldSetResponses {
    /** The field set of the room. */
    200: RoomsGetRoomFieldSet200Response;
    /** A parameter does not fit the contract. */
    400: RoomsGetRoomFieldSet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsGetRoomFieldSet401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsGetRoomFieldSet403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsGetRoomFieldSet404Response;
    /** The address exists, but not with this method. */
    405: RoomsGetRoomFieldSet405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsGetRoomFieldSet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsGetRoomFieldSet500Response;
}

/**
 * The error codes that `Rooms_GetRoomFieldSet` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsGetRoomFieldSetErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_AddFormToRoom`.
 */
export interface RoomsAddFormToRoomParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The form that is to be added. */
export type RoomsAddFormToRoomBody = FormForAdd;

/** The form lies in the room as a document. */
export type RoomsAddFormToRoom201Response = RoomDocument;

/** The request does not fit the contract, or the form cannot be added. */
export type RoomsAddFormToRoom400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsAddFormToRoom401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsAddFormToRoom403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsAddFormToRoom404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsAddFormToRoom405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsAddFormToRoom429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsAddFormToRoom500Response = ApiError;

/**
 * Add a form to a room.
 *
 * Puts a form from a library or form group of the company into a room, as a new document that
 * people there can fill in. The user must be in the room, with a role that may add documents from
 * form groups or form libraries, whichever the form comes from.
 *
 * `Rooms_AddFormToRoom`, `POST /v2/accounts/{accountId}/rooms/{roomId}/forms`
 *
 * What it answers with, by status.
 */
export interface RoomsAddFormToRoomResponses {
    /** The form lies in the room as a document. */
    201: RoomsAddFormToRoom201Response;
    /** The request does not fit the contract, or the form cannot be added. */
    400: RoomsAddFormToRoom400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsAddFormToRoom401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsAddFormToRoom403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsAddFormToRoom404Response;
    /** The address exists, but not with this method. */
    405: RoomsAddFormToRoom405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsAddFormToRoom429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsAddFormToRoom500Response;
}

/**
 * The error codes that `Rooms_AddFormToRoom` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsAddFormToRoomErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_UpdatePicture`.
 */
export interface RoomsUpdatePictureParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** The picture, as one part of a form. */
export type RoomsUpdatePictureBody = RoomPictureUpload;

/** The picture is stored. */
export type RoomsUpdatePicture200Response = RoomPicture;

/** The request does not fit the contract, or the file is no picture. */
export type RoomsUpdatePicture400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsUpdatePicture401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsUpdatePicture403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsUpdatePicture404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsUpdatePicture405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsUpdatePicture429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsUpdatePicture500Response = ApiError;

/**
 * Set the picture of a room.
 *
 * Stores a picture for a room, in place of the one it may have had. The picture comes as the part
 * `file` of a form. The user must be in the room, with a role that may change its details.
 *
 * `Rooms_UpdatePicture`, `PUT /v2/accounts/{accountId}/rooms/{roomId}/picture`
 *
 * What it answers with, by status.
 */
export interface RoomsUpdatePictureResponses {
    /** The picture is stored. */
    200: RoomsUpdatePicture200Response;
    /** The request does not fit the contract, or the file is no picture. */
    400: RoomsUpdatePicture400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsUpdatePicture401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsUpdatePicture403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsUpdatePicture404Response;
    /** The address exists, but not with this method. */
    405: RoomsUpdatePicture405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsUpdatePicture429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsUpdatePicture500Response;
}

/**
 * The error codes that `Rooms_UpdatePicture` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsUpdatePictureErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_GetRoomUsers`.
 */
export interface RoomsGetRoomUsersParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
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
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: number | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    startPosition?: number | undefined;
    /**
     * Only people in whose name or e-mail address this text occurs.
     *
     * @example Valdivia
     */
    filter?: string | undefined;
    /**
     * Whether the people are sorted by given name, family name or e-mail address, and whether upwards
     * (`Asc`) or downwards (`Desc`).
     *
     * @example lastNameAsc
     */
    sort?: ("firstNameAsc" | "firstNameDesc" | "lastNameAsc" | "lastNameDesc" | "FirstNameAsc" | "FirstNameDesc" | "LastNameAsc" | "LastNameDesc" | "EmailAsc" | "EmailDesc") | undefined;
}

/** One chunk of the people. */
export type RoomsGetRoomUsers200Response = RoomUsersResult;

/** A parameter does not fit the contract. */
export type RoomsGetRoomUsers400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsGetRoomUsers401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsGetRoomUsers403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsGetRoomUsers404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsGetRoomUsers405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsGetRoomUsers429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsGetRoomUsers500Response = ApiError;

/**
 * List the people in a room.
 *
 * Lists the people in a room with the role and the side that each has there, in chunks that
 * `startPosition` and `count` choose. `filter` narrows the list down, `sort` orders it by given
 * name, family name or address. People whose role hides them in the room do not show.
 *
 * `Rooms_GetRoomUsers`, `GET /v2/accounts/{accountId}/rooms/{roomId}/users`
 *
 * What it answers with, by status.
 */
export interface RoomsGetRoomUsersResponses {
    /** One chunk of the people. */
    200: RoomsGetRoomUsers200Response;
    /** A parameter does not fit the contract. */
    400: RoomsGetRoomUsers400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsGetRoomUsers401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsGetRoomUsers403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsGetRoomUsers404Response;
    /** The address exists, but not with this method. */
    405: RoomsGetRoomUsers405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsGetRoomUsers429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsGetRoomUsers500Response;
}

/**
 * The error codes that `Rooms_GetRoomUsers` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsGetRoomUsersErrorCode = 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_InviteUser`.
 */
export interface RoomsInviteUserParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
}

/** Who is invited, and as what. */
export type RoomsInviteUserBody = RoomInvite;

/** The invitation is on its way. */
export type RoomsInviteUser201Response = RoomInviteResponse;

/** The request does not fit the contract, or the role cannot be given to this person. */
export type RoomsInviteUser400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsInviteUser401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsInviteUser403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsInviteUser404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsInviteUser405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsInviteUser429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsInviteUser500Response = ApiError;

/**
 * Invite somebody to a room.
 *
 * Sends somebody an invitation to a room and adds them to its people. The role decides what they
 * may do there, whatever their role in the company is; it must exist already, and people outside
 * the company get an external one. `Rooms_GetAssignableRoles` lists the roles that the caller may
 * give. The caller needs a role that may add people to rooms.
 *
 * `Rooms_InviteUser`, `POST /v2/accounts/{accountId}/rooms/{roomId}/users`
 *
 * What it answers with, by status.
 */
export interface RoomsInviteUserResponses {
    /** The invitation is on its way. */
    201: RoomsInviteUser201Response;
    /** The request does not fit the contract, or the role cannot be given to this person. */
    400: RoomsInviteUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsInviteUser401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsInviteUser403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsInviteUser404Response;
    /** The address exists, but not with this method. */
    405: RoomsInviteUser405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsInviteUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsInviteUser500Response;
}

/**
 * The error codes that `Rooms_InviteUser` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsInviteUserErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Rooms_PutRoomUser`.
 */
export interface RoomsPutRoomUserParams {
    /**
     * The account whose rooms are meant, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The room, by the number that its creation returned.
     *
     * @example 5518203
     */
    roomId: number;
    /**
     * The user, by Rooms number; not the GUID that the eSignature areas use.
     *
     * @example 33128
     */
    userId: number;
}

/** The role and the side that the person is to have. */
export type RoomsPutRoomUserBody = RoomUserForUpdate;

/** The person after the change. */
export type RoomsPutRoomUser200Response = RoomUser;

/** The request does not fit the contract, or the role cannot be given to this person. */
export type RoomsPutRoomUser400Response = ApiError;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type RoomsPutRoomUser401Response = ApiError;

/** The token is good, but the user may not do this here. */
export type RoomsPutRoomUser403Response = ApiError;

/** No such address, or nothing is stored under it. */
export type RoomsPutRoomUser404Response = ApiError;

/** The address exists, but not with this method. */
export type RoomsPutRoomUser405Response = ApiError;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type RoomsPutRoomUser429Response = ApiError;

/** The service failed; the call may be repeated where it is safe to. */
export type RoomsPutRoomUser500Response = ApiError;

/**
 * Change the role or side of a person in a room.
 *
 * Gives a person in a room another role there, another side of the deal, or both. Their role in
 * the company stays as it is. The caller needs a role that may change the room roles of others, or
 * at least of people the caller invited.
 *
 * `Rooms_PutRoomUser`, `PUT /v2/accounts/{accountId}/rooms/{roomId}/users/{userId}`
 *
 * What it answers with, by status.
 */
export interface RoomsPutRoomUserResponses {
    /** The person after the change. */
    200: RoomsPutRoomUser200Response;
    /** The request does not fit the contract, or the role cannot be given to this person. */
    400: RoomsPutRoomUser400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: RoomsPutRoomUser401Response;
    /** The token is good, but the user may not do this here. */
    403: RoomsPutRoomUser403Response;
    /** No such address, or nothing is stored under it. */
    404: RoomsPutRoomUser404Response;
    /** The address exists, but not with this method. */
    405: RoomsPutRoomUser405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: RoomsPutRoomUser429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: RoomsPutRoomUser500Response;
}

/**
 * The error codes that `Rooms_PutRoomUser` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is missing, cannot be read or has a field that does not fit. The message names the place; mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user may not see it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this call. Have the role changed, or call as a user whose role does.
 */
export type RoomsPutRoomUserErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
