// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiError } from './schemas/ApiError.js';
import type { FieldSet } from './schemas/FieldSet.js';

/**
 * Parameters in the path of `Fields_GetFieldSet`.
 */
export interface FieldsGetFieldSetParams {
    /**
     * The ID of the account that contains the rooms, as its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the field set, as `Rooms_GetRoomFieldSet` returns it.
     *
     * @example 7e2c9a54-1b86-4f3d-90a7-c5d8e1f46b20
     */
    fieldSetId: string;
}

/**
 * Parameters in the query of `Fields_GetFieldSet`.
 */
export interface FieldsGetFieldSetQueryParams {
    /**
     * Limits the fields, as a comma-separated list: `IsRequiredOnCreate` returns those that a new room
     * requires, `IsRequiredOnSubmit` those that are required to submit a room for review. With both,
     * fields that fit at least one are returned. `None` does not limit them.
     *
     * @example IsRequiredOnSubmit
     */
    fieldsCustomDataFilters?: string | undefined;
}

/** The field set, or the required part of it. */
export type FieldsGetFieldSet200Response = FieldSet;

/** A parameter is invalid. */
export type FieldsGetFieldSet400Response = ApiError;

/** The access token is missing, unknown, expired or from another environment. */
export type FieldsGetFieldSet401Response = ApiError;

/** The access token is valid, but the user does not have permission for this operation. */
export type FieldsGetFieldSet403Response = ApiError;

/** The path does not exist, or does not identify an existing object. */
export type FieldsGetFieldSet404Response = ApiError;

/** The path exists, but does not support this method. */
export type FieldsGetFieldSet405Response = ApiError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type FieldsGetFieldSet429Response = ApiError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type FieldsGetFieldSet500Response = ApiError;

/**
 * Read a field set.
 *
 * Returns a field set of the company: all fields of its room details, or only those that are
 * required at some step in the life of a room. To get the field set of one room, use
 * `Rooms_GetRoomFieldSet`. Every member of the company can read its field sets.
 *
 * `Fields_GetFieldSet`, `GET /v2/accounts/{accountId}/field_sets/{fieldSetId}`
 *
 * The responses, by status.
 */
export interface FieldsGetFieldSetResponses {
    /** The field set, or the required part of it. */
    200: FieldsGetFieldSet200Response;
    /** A parameter is invalid. */
    400: FieldsGetFieldSet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: FieldsGetFieldSet401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: FieldsGetFieldSet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: FieldsGetFieldSet404Response;
    /** The path exists, but does not support this method. */
    405: FieldsGetFieldSet405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: FieldsGetFieldSet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: FieldsGetFieldSet500Response;
}

/**
 * The error codes that `Fields_GetFieldSet` can return.
 *
 * - `INVALID_REQUEST_PARAMETERS` (400): The request body is missing or cannot be read, a value in it has another type, or a parameter in the path or the query is malformed or out of range. The message names the position. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): No object has the ID in the path, or the user cannot view it. List the objects to find the right ID.
 */
export type FieldsGetFieldSetErrorCode = 'INVALID_REQUEST_PARAMETERS' | 'RESOURCE_NOT_FOUND';
