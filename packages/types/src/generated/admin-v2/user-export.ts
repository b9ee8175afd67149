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
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The list of exports of users. */
export type UserExportGetUserListExports200Response = OrganizationExportsResponse;

/** Invalid request: the organization ID is not a GUID. */
export type UserExportGetUserListExports400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserExportGetUserListExports401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserExportGetUserListExports403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserExportGetUserListExports404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserExportGetUserListExports405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserExportGetUserListExports429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserExportGetUserListExports500Response = ErrorDetails;

/**
 * List the exports of users.
 *
 * Returns the exports of users that were requested in the organization, whether they are queued, in
 * process or finished, until they expire. The list is not paged.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right to manage users, who gets only their own exports.
 *
 * `UserExport_getUserListExports`, `GET /v2/organizations/{organizationId}/exports/user_list`
 *
 * The responses, by status.
 */
export interface UserExportGetUserListExportsResponses {
    /** The list of exports of users. */
    200: UserExportGetUserListExports200Response;
    /** Invalid request: the organization ID is not a GUID. */
    400: UserExportGetUserListExports400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserExportGetUserListExports401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserExportGetUserListExports403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserExportGetUserListExports404Response;
    /** The path exists, but does not support this method. */
    405: UserExportGetUserListExports405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserExportGetUserListExports429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserExportGetUserListExports500Response;
}

/**
 * The error codes that `UserExport_getUserListExports` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type UserExportGetUserListExportsErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `UserExport_createUserListExport`.
 */
export interface UserExportCreateUserListExportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The type of export and the users to include. */
export type UserExportCreateUserListExportBody = OrganizationExportRequest;

/** The export is queued. */
export type UserExportCreateUserListExport200Response = OrganizationExportResponse;

/** The request is invalid, or an account or domain does not belong to the organization. */
export type UserExportCreateUserListExport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserExportCreateUserListExport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserExportCreateUserListExport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserExportCreateUserListExport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserExportCreateUserListExport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserExportCreateUserListExport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserExportCreateUserListExport500Response = ErrorDetails;

/**
 * Export users.
 *
 * Starts an export of users of the organization. `type` specifies which users are exported. The
 * export can be limited to certain accounts or e-mail domains. The response contains the queued
 * export. Poll the export by its ID until its `status` is `completed`. It then names the CSV files.
 *
 * A file has a header row and one row for each membership. Its columns are `SiteID`, `AccountID`,
 * `AccountName`, `APIUserName`, `FullName`, `FirstName`, `LastName`, `UserEmail`, `UserStatus`,
 * `AddedDate`, `MembershipStatus`, `eSignPermissionProfile`, `CompanyName`, `JobTitle`,
 * `AddressLine1`, `AdressLine2`, `City`, `StateRegionProvince`, `PostalCode`, `Country`, `Phone`,
 * `Groups`, `EnableCLM`, `CLMPermissionProfile`, `IdentityProviderInfo`, `eSignPermissionProfileID`
 * and `LicenseType`. `APIUserName` is the GUID of the user. Several groups are separated by `;`.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right to manage users. A delegated administrator gets the members of the accounts of the
 * delegation, and cannot export memberships of other accounts.
 *
 * `UserExport_createUserListExport`, `POST /v2/organizations/{organizationId}/exports/user_list`
 *
 * The responses, by status.
 */
export interface UserExportCreateUserListExportResponses {
    /** The export is queued. */
    200: UserExportCreateUserListExport200Response;
    /** The request is invalid, or an account or domain does not belong to the organization. */
    400: UserExportCreateUserListExport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserExportCreateUserListExport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserExportCreateUserListExport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserExportCreateUserListExport404Response;
    /** The path exists, but does not support this method. */
    405: UserExportCreateUserListExport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserExportCreateUserListExport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserExportCreateUserListExport500Response;
}

/**
 * The error codes that `UserExport_createUserListExport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 */
export type UserExportCreateUserListExportErrorCode = 'access_denied' | 'invalid_request';

/**
 * Parameters in the path of `UserExport_getUserListExport`.
 */
export interface UserExportGetUserListExportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the export, as returned by the request that created it.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
     */
    exportId: string;
}

/** The current state of the export. */
export type UserExportGetUserListExport200Response = OrganizationExportResponse;

/** Invalid request: an ID in the path is not a GUID. */
export type UserExportGetUserListExport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserExportGetUserListExport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserExportGetUserListExport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserExportGetUserListExport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserExportGetUserListExport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserExportGetUserListExport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserExportGetUserListExport500Response = ErrorDetails;

/**
 * Read an export of users.
 *
 * Returns one export of users with its progress. Once its `status` is `completed`, `results`
 * contains the URL of each CSV file. There is one file for each site of the service that stores
 * users of the organization. The files are downloaded with an access token until the export expires.
 *
 * The caller must be an administrator of the organization, or the delegated administrator who
 * requested the export.
 *
 * `UserExport_getUserListExport`, `GET /v2/organizations/{organizationId}/exports/user_list/{exportId}`
 *
 * The responses, by status.
 */
export interface UserExportGetUserListExportResponses {
    /** The current state of the export. */
    200: UserExportGetUserListExport200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: UserExportGetUserListExport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserExportGetUserListExport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserExportGetUserListExport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserExportGetUserListExport404Response;
    /** The path exists, but does not support this method. */
    405: UserExportGetUserListExport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserExportGetUserListExport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserExportGetUserListExport500Response;
}

/**
 * The error codes that `UserExport_getUserListExport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserExportGetUserListExportErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserExport_deleteUserListExport`.
 */
export interface UserExportDeleteUserListExportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the export, as returned by the request that created it.
     *
     * @example 2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b21
     */
    exportId: string;
}

/** The export was deleted. */
export type UserExportDeleteUserListExport200Response = BulkRequestDeletion;

/** Invalid request: an ID in the path is not a GUID. */
export type UserExportDeleteUserListExport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserExportDeleteUserListExport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserExportDeleteUserListExport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserExportDeleteUserListExport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserExportDeleteUserListExport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserExportDeleteUserListExport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserExportDeleteUserListExport500Response = ErrorDetails;

/**
 * Delete an export of users.
 *
 * Deletes an export of users with its files, whether it is queued, in process or finished. An export
 * that is in process stops. The users themselves are not changed.
 *
 * The caller must be an administrator of the organization, or the delegated administrator who
 * requested the export.
 *
 * `UserExport_deleteUserListExport`, `DELETE /v2/organizations/{organizationId}/exports/user_list/{exportId}`
 *
 * The responses, by status.
 */
export interface UserExportDeleteUserListExportResponses {
    /** The export was deleted. */
    200: UserExportDeleteUserListExport200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: UserExportDeleteUserListExport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserExportDeleteUserListExport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserExportDeleteUserListExport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserExportDeleteUserListExport404Response;
    /** The path exists, but does not support this method. */
    405: UserExportDeleteUserListExport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserExportDeleteUserListExport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserExportDeleteUserListExport500Response;
}

/**
 * The error codes that `UserExport_deleteUserListExport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserExportDeleteUserListExportErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
