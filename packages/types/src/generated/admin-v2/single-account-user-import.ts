// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkUserImportUpload } from './schemas/BulkUserImportUpload.js';
import type { ErrorDetails } from './schemas/ErrorDetails.js';
import type { OrganizationImportResponse } from './schemas/OrganizationImportResponse.js';

/**
 * Parameters in the path of `SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest`.
 */
export interface SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Headers of `SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest`.
 */
export interface SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader {
    /**
     * The name of the file, if the CSV is the request body itself and not a part of a form.
     *
     * @example filename=bulk-users.csv
     */
    "Content-Disposition"?: string | undefined;
}

/** The CSV file with one user per row. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestBody = BulkUserImportUpload | Blob;

/** The import is queued. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response = OrganizationImportResponse;

/** The request is invalid, or the file cannot be read. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest500Response = ErrorDetails;

/**
 * Add users to one account from a CSV file.
 *
 * Starts an import that adds users to the account of the path. The CSV file has a header row and one
 * row for each user, with the columns of `UserImport_addBulkUserImport` but without `AccountID`. A
 * file can also have that column; then each row must name the account of the path. Send the file as
 * the part `file.csv` of a form, or as the request body itself.
 *
 * One import can contain up to 2000 users. The other operations of `UserImport` return its progress
 * and results. The caller must be an administrator of the organization or of the account.
 *
 * `SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest`, `POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add`
 *
 * The responses, by status.
 */
export interface SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestResponses {
    /** The import is queued. */
    200: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response;
    /** The request is invalid, or the file cannot be read. */
    400: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest404Response;
    /** The path exists, but does not support this method. */
    405: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest500Response;
}

/**
 * The error codes that `SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestErrorCode = 'access_denied' | 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest`.
 */
export interface SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams {
    /**
     * The GUID of the organization, as returned by userinfo.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The GUID of an account of the organization.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Headers of `SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest`.
 */
export interface SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader {
    /**
     * The name of the file, if the CSV is the request body itself and not a part of a form.
     *
     * @example filename=bulk-users.csv
     */
    "Content-Disposition"?: string | undefined;
}

/** The CSV file with one user per row. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestBody = BulkUserImportUpload | Blob;

/** The import is queued. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response = OrganizationImportResponse;

/** The request is invalid, or the file cannot be read. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this operation. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest500Response = ErrorDetails;

/**
 * Change users of one account from a CSV file.
 *
 * Starts an import that changes members of the account of the path. The CSV file has a header row and
 * one row for each user, with the columns of `UserImport_updateBulkUserImports` but without
 * `AccountID`. Columns that the file does not have, and empty cells, leave a value as it is. Send
 * the file as the part `file.csv` of a form, or as the request body itself.
 *
 * One import can contain up to 2000 users. The caller must be an administrator of the organization
 * or of the account.
 *
 * `SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest`, `POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update`
 *
 * The responses, by status.
 */
export interface SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestResponses {
    /** The import is queued. */
    200: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response;
    /** The request is invalid, or the file cannot be read. */
    400: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest404Response;
    /** The path exists, but does not support this method. */
    405: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest500Response;
}

/**
 * The error codes that `SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest` can return.
 *
 * - `access_denied` (403): The caller is not an administrator who can use the operation: not of this organization, not of this account, or without the delegated right. Call it with the token of an administrator.
 * - `invalid_request` (400): A parameter or the request body is invalid. `error_description` in the response names the reason. Fix it and repeat the request.
 * - `not_found` (404): The organization does not have an object with this ID. List the objects to find the right one.
 */
export type SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestErrorCode = 'access_denied' | 'invalid_request' | 'not_found';
