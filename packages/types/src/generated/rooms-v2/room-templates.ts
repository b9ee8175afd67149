// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { RoomTemplatesSummaryList } from './schemas/RoomTemplatesSummaryList.js';

/**
 * Parameters in the path of `RoomTemplates_GetRoomTemplates`.
 */
export interface RoomTemplatesGetRoomTemplatesParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `RoomTemplates_GetRoomTemplates`.
 */
export interface RoomTemplatesGetRoomTemplatesQueryParams {
    /**
     * Returns only templates for rooms of this office. Callers whose access level is not `Company` or
     * `Admin` can specify an office to which they belong.
     *
     * @example 4410
     */
    officeId?: number | undefined;
    /**
     * Specifies whether templates that the caller cannot use for a new room are omitted.
     *
     * @example true
     */
    onlyAssignable?: boolean | undefined;
    /**
     * Specifies whether templates that are disabled are omitted.
     *
     * @example true
     */
    onlyEnabled?: boolean | undefined;
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
}

/** One page of the room templates. */
export type RoomTemplatesGetRoomTemplates200Response = RoomTemplatesSummaryList;

/** A parameter is invalid. */
export type RoomTemplatesGetRoomTemplates400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type RoomTemplatesGetRoomTemplates401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type RoomTemplatesGetRoomTemplates403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type RoomTemplatesGetRoomTemplates404Response = ApiError;

/** The path exists, but does not support this method. */
export type RoomTemplatesGetRoomTemplates405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type RoomTemplatesGetRoomTemplates429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type RoomTemplatesGetRoomTemplates500Response = ApiError;

/**
 * List the room templates.
 *
 * Returns the room templates from which the caller can create a room: those of the company, and
 * those of its regions and offices. `officeId` selects the templates for rooms of one office. A
 * caller whose access level is `Company` or `Admin` gets the templates of all offices by default,
 * any other caller those of the own default office. The list is paged.
 *
 * `RoomTemplates_GetRoomTemplates`, `GET /v2/accounts/{accountId}/room_templates`
 *
 * The responses, by status.
 */
export interface RoomTemplatesGetRoomTemplatesResponses {
    /** One page of the room templates. */
    200: RoomTemplatesGetRoomTemplates200Response;
    /** A parameter is invalid. */
    400: RoomTemplatesGetRoomTemplates400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: RoomTemplatesGetRoomTemplates401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: RoomTemplatesGetRoomTemplates403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: RoomTemplatesGetRoomTemplates404Response;
    /** The path exists, but does not support this method. */
    405: RoomTemplatesGetRoomTemplates405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: RoomTemplatesGetRoomTemplates429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: RoomTemplatesGetRoomTemplates500Response;
}

/**
 * The error codes that `RoomTemplates_GetRoomTemplates` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 */
export type RoomTemplatesGetRoomTemplatesErrorCode = 'INVALID_REQUEST_PARAMETERS';
