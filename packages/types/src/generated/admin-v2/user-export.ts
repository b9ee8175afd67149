// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { OrganizationExportRequest } from './schemas/OrganizationExportRequest.js';
import type { OrganizationExportResponse } from './schemas/OrganizationExportResponse.js';
import type { OrganizationExportsResponse } from './schemas/OrganizationExportsResponse.js';

/**
 * Parameters in the path of `UserExport_getUserListExports`.
 */
export interface UserExportGetUserListExportsParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The exports of users. */
export type UserExportGetUserListExports200Response = OrganizationExportsResponse;

/** The ID of the organization is no GUID. */
export type UserExportGetUserListExports400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserExportGetUserListExports401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserExportGetUserListExports403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserExportGetUserListExports404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserExportGetUserListExports405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserExportGetUserListExports429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserExportGetUserListExports500Response = ErrorDetails;

/**
 * List the exports of users.
 *
 * Lists the exports of users that were asked for in the organization, those that still wait or run
 * as well as those that have ended. There are no pages.
 *
 * The caller must be an administrator of the organization.
 *
 * `UserExport_getUserListExports`, `GET /v2/organizations/{organizationId}/exports/user_list`
 *
 * What it answers with, by status.
 */
export interface UserExportGetUserListExportsResponses {
    /** The exports of users. */
    200: UserExportGetUserListExports200Response;
    /** The ID of the organization is no GUID. */
    400: UserExportGetUserListExports400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserExportGetUserListExports401Response;
    /** The token is good, but the user may not do this here. */
    403: UserExportGetUserListExports403Response;
    /** No such address, or nothing is stored under it. */
    404: UserExportGetUserListExports404Response;
    /** The address exists, but not with this method. */
    405: UserExportGetUserListExports405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserExportGetUserListExports429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserExportGetUserListExports500Response;
}

/**
 * The error codes that `UserExport_getUserListExports` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UserExportGetUserListExportsErrorCode = 'invalid_request';

/**
 * Parameters in the path of `UserExport_createUserListExport`.
 */
export interface UserExportCreateUserListExportParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** Which users are wanted. */
export type UserExportCreateUserListExportBody = OrganizationExportRequest;

/** The export waits in the queue. */
export type UserExportCreateUserListExport200Response = OrganizationExportResponse;

/** The request does not fit the contract, or an account or domain is not of this organization. */
export type UserExportCreateUserListExport400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserExportCreateUserListExport401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserExportCreateUserListExport403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserExportCreateUserListExport404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserExportCreateUserListExport405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserExportCreateUserListExport429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserExportCreateUserListExport500Response = ErrorDetails;

/**
 * Export users.
 *
 * Starts an export of users of the organization. `type` says which users; the accounts or the
 * e-mail domains can be narrowed down. The answer is the export as it stands in the queue; it is
 * read again by its ID until its `status` is `completed`, and then names the CSV files.
 *
 * The caller must be an administrator of the organization.
 *
 * `UserExport_createUserListExport`, `POST /v2/organizations/{organizationId}/exports/user_list`
 *
 * What it answers with, by status.
 */
export interface UserExportCreateUserListExportResponses {
    /** The export waits in the queue. */
    200: UserExportCreateUserListExport200Response;
    /** The request does not fit the contract, or an account or domain is not of this organization. */
    400: UserExportCreateUserListExport400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserExportCreateUserListExport401Response;
    /** The token is good, but the user may not do this here. */
    403: UserExportCreateUserListExport403Response;
    /** No such address, or nothing is stored under it. */
    404: UserExportCreateUserListExport404Response;
    /** The address exists, but not with this method. */
    405: UserExportCreateUserListExport405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserExportCreateUserListExport429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserExportCreateUserListExport500Response;
}

/**
 * The error codes that `UserExport_createUserListExport` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UserExportCreateUserListExportErrorCode = 'invalid_request';

/**
 * Parameters in the path of `UserExport_getUserListExport`.
 */
export interface UserExportGetUserListExportParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The export, by the GUID that its request returned.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
     */
    exportId: string;
}

/** The export as it stands. */
export type UserExportGetUserListExport200Response = OrganizationExportResponse;

/** An ID in the path is no GUID. */
export type UserExportGetUserListExport400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserExportGetUserListExport401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserExportGetUserListExport403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserExportGetUserListExport404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserExportGetUserListExport405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserExportGetUserListExport429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserExportGetUserListExport500Response = ErrorDetails;

/**
 * Read an export of users.
 *
 * Returns one export of users with its progress. Once its `status` is `completed`, `results` holds
 * the address of each CSV file; there is one for each site of the service that keeps users of the
 * organization. The files are fetched with an access token, until the export expires.
 *
 * The caller must be an administrator of the organization.
 *
 * `UserExport_getUserListExport`, `GET /v2/organizations/{organizationId}/exports/user_list/{exportId}`
 *
 * What it answers with, by status.
 */
export interface UserExportGetUserListExportResponses {
    /** The export as it stands. */
    200: UserExportGetUserListExport200Response;
    /** An ID in the path is no GUID. */
    400: UserExportGetUserListExport400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserExportGetUserListExport401Response;
    /** The token is good, but the user may not do this here. */
    403: UserExportGetUserListExport403Response;
    /** No such address, or nothing is stored under it. */
    404: UserExportGetUserListExport404Response;
    /** The address exists, but not with this method. */
    405: UserExportGetUserListExport405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserExportGetUserListExport429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserExportGetUserListExport500Response;
}

/**
 * The error codes that `UserExport_getUserListExport` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UserExportGetUserListExportErrorCode = 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserExport_deleteUserListExport`.
 */
export interface UserExportDeleteUserListExportParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The export, by the GUID that its request returned.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
     */
    exportId: string;
}

/** The export is gone. */
export type UserExportDeleteUserListExport200Response = BulkRequestDeletion;

/** An ID in the path is no GUID. */
export type UserExportDeleteUserListExport400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserExportDeleteUserListExport401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserExportDeleteUserListExport403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserExportDeleteUserListExport404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserExportDeleteUserListExport405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserExportDeleteUserListExport429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserExportDeleteUserListExport500Response = ErrorDetails;

/**
 * Delete an export of users.
 *
 * Deletes an export of users, whether it waits, runs or has ended. Its files can no longer be
 * fetched; the users themselves stay as they are.
 *
 * The caller must be an administrator of the organization.
 *
 * `UserExport_deleteUserListExport`, `DELETE /v2/organizations/{organizationId}/exports/user_list/{exportId}`
 *
 * What it answers with, by status.
 */
export interface UserExportDeleteUserListExportResponses {
    /** The export is gone. */
    200: UserExportDeleteUserListExport200Response;
    /** An ID in the path is no GUID. */
    400: UserExportDeleteUserListExport400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserExportDeleteUserListExport401Response;
    /** The token is good, but the user may not do this here. */
    403: UserExportDeleteUserListExport403Response;
    /** No such address, or nothing is stored under it. */
    404: UserExportDeleteUserListExport404Response;
    /** The address exists, but not with this method. */
    405: UserExportDeleteUserListExport405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserExportDeleteUserListExport429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserExportDeleteUserListExport500Response;
}

/**
 * The error codes that `UserExport_deleteUserListExport` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UserExportDeleteUserListExportErrorCode = 'invalid_request' | 'not_found';
