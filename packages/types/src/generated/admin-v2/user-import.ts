// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRequestDeletion } from './schemas/BulkRequestDeletion.js';
import type { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { OrganizationImportResponse } from './schemas/OrganizationImportResponse.js';
import type { OrganizationImportsResponse } from './schemas/OrganizationImportsResponse.js';

/**
 * Parameters in the path of `UserImport_addBulkUserImport`.
 */
export interface UserImportAddBulkUserImportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Headers of `UserImport_addBulkUserImport`.
 */
export interface UserImportAddBulkUserImportHeader {
    /**
     * The name of the file, if the CSV is the request body itself and not a part of a form.
     *
     * @example filename=bulk-users.csv
     */
    "Content-Disposition"?: string | undefined;
}

/** The CSV file with one user per row. */
export type UserImportAddBulkUserImportBody = BulkUserImportUpload | Blob;

/** The import is queued. */
export type UserImportAddBulkUserImport200Response = OrganizationImportResponse;

/** The request is invalid, or the file cannot be read. */
export type UserImportAddBulkUserImport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserImportAddBulkUserImport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserImportAddBulkUserImport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserImportAddBulkUserImport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserImportAddBulkUserImport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserImportAddBulkUserImport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserImportAddBulkUserImport500Response = ErrorDetails;

/**
 * Add users from a CSV file.
 *
 * Starts an import that adds users to the accounts of an organization. The CSV file has a header row
 * and one row for each user and account. Send it as the part `file.csv` of a form, or as the request
 * body itself. The response contains the queued import. Use its `id` to get the result.
 *
 * | column                                        | content                                          |
 * | --------------------------------------------- | ------------------------------------------------ |
 * | `AccountID`                                   | required: the GUID of the account                |
 * | `AccountName`                                 | the name of the account, which must match its ID |
 * | `FirstName`, `LastName`, or `UserName`        | required: the name of the user                   |
 * | `UserEmail`                                   | required: the e-mail address of the user         |
 * | `PermissionSet`                               | required: the name of a permission profile       |
 * | `Group`, several times                        | the names of groups of the account               |
 * | `UserTitle`, `CompanyName`                    | the job title and the company                    |
 * | `AddressLine1`, `AddressLine2`, `City`        | the address                                      |
 * | `StateRegionProvince`, `PostalCode`           | the rest of the address                          |
 * | `Country`                                     | a country code of two letters                    |
 * | `Phone`                                       | the telephone number                             |
 * | `Language`                                    | the language of the user, such as `pt_BR`        |
 * | `LoginPolicy`                                 | `FedAuthRequired` or `FedAuthBypass`             |
 * | `AutoActivate`                                | `true`: the membership is active at once         |
 *
 * `eSignPermissionProfile` is another name of `PermissionSet`. Columns can be in any order, and
 * neither their names nor those of profiles and groups depend on upper and lower case. Existing
 * members are not changed. If the header or the size of the file is wrong, the import fails as a
 * whole; if a row is wrong, the other rows are imported.
 *
 * One import can contain up to 8000 users in 50 accounts, and up to 2000 users for one account. The
 * caller must be an administrator of the organization, or a delegated one with the right to manage
 * users, for the accounts of the delegation.
 *
 * `UserImport_addBulkUserImport`, `POST /v2/organizations/{organizationId}/imports/bulk_users/add`
 *
 * The responses, by status.
 */
export interface UserImportAddBulkUserImportResponses {
    /** The import is queued. */
    200: UserImportAddBulkUserImport200Response;
    /** The request is invalid, or the file cannot be read. */
    400: UserImportAddBulkUserImport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserImportAddBulkUserImport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserImportAddBulkUserImport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserImportAddBulkUserImport404Response;
    /** The path exists, but does not support this method. */
    405: UserImportAddBulkUserImport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserImportAddBulkUserImport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserImportAddBulkUserImport500Response;
}

/**
 * The error codes that `UserImport_addBulkUserImport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserImportAddBulkUserImportErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_updateBulkUserImports`.
 */
export interface UserImportUpdateBulkUserImportsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Headers of `UserImport_updateBulkUserImports`.
 */
export interface UserImportUpdateBulkUserImportsHeader {
    /**
     * The name of the file, if the CSV is the request body itself and not a part of a form.
     *
     * @example filename=bulk-users.csv
     */
    "Content-Disposition"?: string | undefined;
}

/** The CSV file with one user per row. */
export type UserImportUpdateBulkUserImportsBody = BulkUserImportUpload | Blob;

/** The import is queued. */
export type UserImportUpdateBulkUserImports200Response = OrganizationImportResponse;

/** The request is invalid, or the file cannot be read. */
export type UserImportUpdateBulkUserImports400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserImportUpdateBulkUserImports401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserImportUpdateBulkUserImports403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserImportUpdateBulkUserImports404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserImportUpdateBulkUserImports405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserImportUpdateBulkUserImports429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserImportUpdateBulkUserImports500Response = ErrorDetails;

/**
 * Change users from a CSV file.
 *
 * Starts an import that changes existing members. The CSV file has a header row and one row for each
 * user and account. The column `APIUserName` contains the GUID of the user, and `MembershipID` can
 * contain the one of the membership. The other columns are those of `UserImport_addBulkUserImport`,
 * without `AutoActivate`. Send the file as the part `file.csv` of a form, or as the request body
 * itself. The response contains the queued import.
 *
 * An empty cell leaves the value as it is. Groups replace the ones that the user is in, unless all
 * `Group` cells of the row are empty. A new e-mail address applies to the user in all accounts.
 *
 * One import can contain up to 8000 users in 50 accounts, and up to 2000 users for one account. The
 * caller must be an administrator of the organization, or a delegated one with the right to manage
 * users, for the accounts of the delegation.
 *
 * `UserImport_updateBulkUserImports`, `POST /v2/organizations/{organizationId}/imports/bulk_users/update`
 *
 * The responses, by status.
 */
export interface UserImportUpdateBulkUserImportsResponses {
    /** The import is queued. */
    200: UserImportUpdateBulkUserImports200Response;
    /** The request is invalid, or the file cannot be read. */
    400: UserImportUpdateBulkUserImports400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserImportUpdateBulkUserImports401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserImportUpdateBulkUserImports403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserImportUpdateBulkUserImports404Response;
    /** The path exists, but does not support this method. */
    405: UserImportUpdateBulkUserImports405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserImportUpdateBulkUserImports429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserImportUpdateBulkUserImports500Response;
}

/**
 * The error codes that `UserImport_updateBulkUserImports` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserImportUpdateBulkUserImportsErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_closeBulkUserImportRequest`.
 */
export interface UserImportCloseBulkUserImportRequestParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Headers of `UserImport_closeBulkUserImportRequest`.
 */
export interface UserImportCloseBulkUserImportRequestHeader {
    /**
     * The name of the file, if the CSV is the request body itself and not a part of a form.
     *
     * @example filename=bulk-users.csv
     */
    "Content-Disposition"?: string | undefined;
}

/** The CSV file with one user per row. */
export type UserImportCloseBulkUserImportRequestBody = BulkUserImportUpload | Blob;

/** The import is queued. */
export type UserImportCloseBulkUserImportRequest200Response = OrganizationImportResponse;

/** The request is invalid, or the file cannot be read. */
export type UserImportCloseBulkUserImportRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserImportCloseBulkUserImportRequest401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserImportCloseBulkUserImportRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserImportCloseBulkUserImportRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserImportCloseBulkUserImportRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserImportCloseBulkUserImportRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserImportCloseBulkUserImportRequest500Response = ErrorDetails;

/**
 * Close memberships from a CSV file.
 *
 * Starts an import that closes the memberships of users. The CSV file has a header row and one row
 * for each user and account. Send it as the part `file.csv` of a form, or as the request body
 * itself. The response contains the queued import.
 *
 * The columns are `AccountID`, `FirstName`, `LastName`, `UserEmail` and `PermissionSet`, which can
 * be empty. `APIUserName` or `MembershipID` can take the place of name and address. In the results,
 * `membership_closed` means that the row closed a membership.
 *
 * A row fails if it would close the membership of the caller or of the last active administrator of
 * an account. The caller must be an administrator of the organization, or a delegated one with the
 * right to manage users.
 *
 * `UserImport_closeBulkUserImportRequest`, `POST /v2/organizations/{organizationId}/imports/bulk_users/close`
 *
 * The responses, by status.
 */
export interface UserImportCloseBulkUserImportRequestResponses {
    /** The import is queued. */
    200: UserImportCloseBulkUserImportRequest200Response;
    /** The request is invalid, or the file cannot be read. */
    400: UserImportCloseBulkUserImportRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserImportCloseBulkUserImportRequest401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserImportCloseBulkUserImportRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserImportCloseBulkUserImportRequest404Response;
    /** The path exists, but does not support this method. */
    405: UserImportCloseBulkUserImportRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserImportCloseBulkUserImportRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserImportCloseBulkUserImportRequest500Response;
}

/**
 * The error codes that `UserImport_closeBulkUserImportRequest` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserImportCloseBulkUserImportRequestErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_closeBulkExternalUserImportRequest`.
 */
export interface UserImportCloseBulkExternalUserImportRequestParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The import is queued. */
export type UserImportCloseBulkExternalUserImportRequest200Response = OrganizationImportResponse;

/** Invalid request: the organization has not claimed a domain. */
export type UserImportCloseBulkExternalUserImportRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserImportCloseBulkExternalUserImportRequest401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserImportCloseBulkExternalUserImportRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserImportCloseBulkExternalUserImportRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserImportCloseBulkExternalUserImportRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserImportCloseBulkExternalUserImportRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserImportCloseBulkExternalUserImportRequest500Response = ErrorDetails;

/**
 * Close external memberships.
 *
 * Starts an import that closes memberships in accounts which do not belong to the organization, of
 * all users whose e-mail address is in a domain that the organization has claimed. After that, these
 * users can work only in the accounts of the organization. The request has no body, since the
 * service finds the memberships itself.
 *
 * A membership remains open if its user is the last active administrator of the account. The CSV
 * with the results lists each membership. The caller must be an administrator of the organization.
 *
 * `UserImport_closeBulkExternalUserImportRequest`, `POST /v2/organizations/{organizationId}/imports/bulk_users/close_external`
 *
 * The responses, by status.
 */
export interface UserImportCloseBulkExternalUserImportRequestResponses {
    /** The import is queued. */
    200: UserImportCloseBulkExternalUserImportRequest200Response;
    /** Invalid request: the organization has not claimed a domain. */
    400: UserImportCloseBulkExternalUserImportRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserImportCloseBulkExternalUserImportRequest401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserImportCloseBulkExternalUserImportRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserImportCloseBulkExternalUserImportRequest404Response;
    /** The path exists, but does not support this method. */
    405: UserImportCloseBulkExternalUserImportRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserImportCloseBulkExternalUserImportRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserImportCloseBulkExternalUserImportRequest500Response;
}

/**
 * The error codes that `UserImport_closeBulkExternalUserImportRequest` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserImportCloseBulkExternalUserImportRequestErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_getBulkUserImportRequests`.
 */
export interface UserImportGetBulkUserImportRequestsParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The list of imports of users. */
export type UserImportGetBulkUserImportRequests200Response = OrganizationImportsResponse;

/** Invalid request: the organization ID is not a GUID. */
export type UserImportGetBulkUserImportRequests400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserImportGetBulkUserImportRequests401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserImportGetBulkUserImportRequests403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserImportGetBulkUserImportRequests404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserImportGetBulkUserImportRequests405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserImportGetBulkUserImportRequests429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserImportGetBulkUserImportRequests500Response = ErrorDetails;

/**
 * List the imports of users.
 *
 * Returns the imports of users of the organization, whether they add, change or close users, and
 * whether they are queued, in process or finished. The list is not paged. Administrators of the
 * organization get all imports, other callers those that they requested.
 *
 * `UserImport_getBulkUserImportRequests`, `GET /v2/organizations/{organizationId}/imports/bulk_users`
 *
 * The responses, by status.
 */
export interface UserImportGetBulkUserImportRequestsResponses {
    /** The list of imports of users. */
    200: UserImportGetBulkUserImportRequests200Response;
    /** Invalid request: the organization ID is not a GUID. */
    400: UserImportGetBulkUserImportRequests400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserImportGetBulkUserImportRequests401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserImportGetBulkUserImportRequests403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserImportGetBulkUserImportRequests404Response;
    /** The path exists, but does not support this method. */
    405: UserImportGetBulkUserImportRequests405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserImportGetBulkUserImportRequests429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserImportGetBulkUserImportRequests500Response;
}

/**
 * The error codes that `UserImport_getBulkUserImportRequests` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserImportGetBulkUserImportRequestsErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_getBulkUserImportRequest`.
 */
export interface UserImportGetBulkUserImportRequestParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the import, as returned by the request that created it.
     *
     * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
     */
    importId: string;
}

/** The current state of the import. */
export type UserImportGetBulkUserImportRequest200Response = OrganizationImportResponse;

/** Invalid request: an ID in the path is not a GUID. */
export type UserImportGetBulkUserImportRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserImportGetBulkUserImportRequest401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserImportGetBulkUserImportRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserImportGetBulkUserImportRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserImportGetBulkUserImportRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserImportGetBulkUserImportRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserImportGetBulkUserImportRequest500Response = ErrorDetails;

/**
 * Read an import of users.
 *
 * Returns one import with its progress. Poll the import until its `status` is `completed` or
 * `failed`. The counts and rollups then summarize the results, and the result of each row is
 * available as CSV. The caller must be an administrator of the organization, or have requested the
 * import.
 *
 * `UserImport_getBulkUserImportRequest`, `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 *
 * The responses, by status.
 */
export interface UserImportGetBulkUserImportRequestResponses {
    /** The current state of the import. */
    200: UserImportGetBulkUserImportRequest200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: UserImportGetBulkUserImportRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserImportGetBulkUserImportRequest401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserImportGetBulkUserImportRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserImportGetBulkUserImportRequest404Response;
    /** The path exists, but does not support this method. */
    405: UserImportGetBulkUserImportRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserImportGetBulkUserImportRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserImportGetBulkUserImportRequest500Response;
}

/**
 * The error codes that `UserImport_getBulkUserImportRequest` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserImportGetBulkUserImportRequestErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_deleteBulkUserImport`.
 */
export interface UserImportDeleteBulkUserImportParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the import, as returned by the request that created it.
     *
     * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
     */
    importId: string;
}

/** The import and its results were deleted. */
export type UserImportDeleteBulkUserImport200Response = BulkRequestDeletion;

/** Invalid request: an ID in the path is not a GUID. */
export type UserImportDeleteBulkUserImport400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserImportDeleteBulkUserImport401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserImportDeleteBulkUserImport403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserImportDeleteBulkUserImport404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserImportDeleteBulkUserImport405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserImportDeleteBulkUserImport429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserImportDeleteBulkUserImport500Response = ErrorDetails;

/**
 * Delete an import of users.
 *
 * Deletes an import and its results. Changes that the import made to users are kept; rows that were
 * not processed yet are not imported any more. To close memberships, use a close import. The caller
 * must be an administrator of the organization, or have requested the import.
 *
 * `UserImport_deleteBulkUserImport`, `DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 *
 * The responses, by status.
 */
export interface UserImportDeleteBulkUserImportResponses {
    /** The import and its results were deleted. */
    200: UserImportDeleteBulkUserImport200Response;
    /** Invalid request: an ID in the path is not a GUID. */
    400: UserImportDeleteBulkUserImport400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserImportDeleteBulkUserImport401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserImportDeleteBulkUserImport403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserImportDeleteBulkUserImport404Response;
    /** The path exists, but does not support this method. */
    405: UserImportDeleteBulkUserImport405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserImportDeleteBulkUserImport429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserImportDeleteBulkUserImport500Response;
}

/**
 * The error codes that `UserImport_deleteBulkUserImport` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserImportDeleteBulkUserImportErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_getBulkUserImportCSV`.
 */
export interface UserImportGetBulkUserImportCSVParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of the import, as returned by the request that created it.
     *
     * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
     */
    importId: string;
}

/** The rows of the import with their results. */
export type UserImportGetBulkUserImportCSV200Response = Blob;

/** The request is invalid, or the import does not have results yet. */
export type UserImportGetBulkUserImportCSV400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserImportGetBulkUserImportCSV401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type UserImportGetBulkUserImportCSV403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserImportGetBulkUserImportCSV404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserImportGetBulkUserImportCSV405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserImportGetBulkUserImportCSV429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserImportGetBulkUserImportCSV500Response = ErrorDetails;

/**
 * Read the results of an import as CSV.
 *
 * Returns the rows of an import with the result of each row, in two additional columns:
 * `ProcessingResults` contains one or more values of `error_type`, separated by semicolons, and
 * `ProcessingDetails` a sentence about a row that failed or has a warning. All other cells are as
 * they were sent. The results are available once `has_csv_results` of the import is `true`. The
 * caller must be an administrator of the organization, or have requested the import.
 *
 * `UserImport_getBulkUserImportCSV`, `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv`
 *
 * The responses, by status.
 */
export interface UserImportGetBulkUserImportCSVResponses {
    /** The rows of the import with their results. */
    200: UserImportGetBulkUserImportCSV200Response;
    /** The request is invalid, or the import does not have results yet. */
    400: UserImportGetBulkUserImportCSV400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserImportGetBulkUserImportCSV401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: UserImportGetBulkUserImportCSV403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserImportGetBulkUserImportCSV404Response;
    /** The path exists, but does not support this method. */
    405: UserImportGetBulkUserImportCSV405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserImportGetBulkUserImportCSV429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserImportGetBulkUserImportCSV500Response;
}

/**
 * The error codes that `UserImport_getBulkUserImportCSV` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type UserImportGetBulkUserImportCSVErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
