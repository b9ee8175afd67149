// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { RoomFolderList } from './schemas/RoomFolderList.js';

/**
 * Parameters in the path of `RoomFolders_GetRoomFolders`.
 */
export interface RoomFoldersGetRoomFoldersParams {
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
 * Parameters in the query of `RoomFolders_GetRoomFolders`.
 */
export interface RoomFoldersGetRoomFoldersQueryParams {
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
}

/** One page of the folders. */
export type RoomFoldersGetRoomFolders200Response = RoomFolderList;

/** A parameter is invalid. */
export type RoomFoldersGetRoomFolders400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomFoldersGetRoomFolders401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomFoldersGetRoomFolders403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomFoldersGetRoomFolders404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomFoldersGetRoomFolders405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomFoldersGetRoomFolders429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomFoldersGetRoomFolders500Response = ApiError;

/**
 * List the folders of a room.
 *
 * Returns the folders for documents in a room that the caller can open. The list is paged:
 * `startPosition` and `count` select a page. Every room has a default folder, which is the first of
 * the list. People create other folders in the web pages of Rooms.
 *
 * `RoomFolders_GetRoomFolders`, `GET /v2/accounts/{accountId}/rooms/{roomId}/room_folders`
 *
 * The responses, by status.
 */
export interface RoomFoldersGetRoomFoldersResponses {
    /** One page of the folders. */
    200: RoomFoldersGetRoomFolders200Response;
    /** A parameter is invalid. */
    400: RoomFoldersGetRoomFolders400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomFoldersGetRoomFolders401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomFoldersGetRoomFolders403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomFoldersGetRoomFolders404Response;
    /** The path exists, but does not support this method. */
    405: RoomFoldersGetRoomFolders405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomFoldersGetRoomFolders429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomFoldersGetRoomFolders500Response;
}

/**
 * The error codes that `RoomFolders_GetRoomFolders` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 * - `USER_LACKS_PERMISSIONS` (403): The role of the user does not allow this request. Change the role, or use the token of a user with a suitable role.
 */
export type RoomFoldersGetRoomFoldersErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
