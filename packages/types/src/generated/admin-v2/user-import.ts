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
     * The organization, by its GUID, as userinfo tells it.
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
     * The name of the file, where the CSV is the body itself and not a part of a form.
     *
     * @example filename=bulk-users.csv
     */
    "Content-Disposition"?: string | undefined;
}

/** The users, one per row. */
export type UserImportAddBulkUserImportBody = BulkUserImportUpload | Blob;

/** The import waits in the queue. */
export type UserImportAddBulkUserImport200Response = OrganizationImportResponse;

/** The request does not fit the contract, or the file cannot be read. */
export type UserImportAddBulkUserImport400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserImportAddBulkUserImport401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserImportAddBulkUserImport403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserImportAddBulkUserImport404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserImportAddBulkUserImport405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserImportAddBulkUserImport429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserImportAddBulkUserImport500Response = ErrorDetails;

/**
 * Add users from a CSV file.
 *
 * Starts an import that adds users to the accounts of an organization. The CSV file has a header
 * row and one row for each user and account; it comes as the part `file.csv` of a form, or as the
 * body itself. The answer is the import as it stands in the queue; its `id` leads to what becomes
 * of it.
 *
 * One import may hold 8000 users in 50 accounts, and no more than 2000 users for one account. The
 * caller must be an administrator of the organization.
 *
 * `UserImport_addBulkUserImport`, `POST /v2/organizations/{organizationId}/imports/bulk_users/add`
 *
 * What it answers with, by status.
 */
export interface UserImportAddBulkUserImportResponses {
    /** The import waits in the queue. */
    200: UserImportAddBulkUserImport200Response;
    /** The request does not fit the contract, or the file cannot be read. */
    400: UserImportAddBulkUserImport400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserImportAddBulkUserImport401Response;
    /** The token is good, but the user may not do this here. */
    403: UserImportAddBulkUserImport403Response;
    /** No such address, or nothing is stored under it. */
    404: UserImportAddBulkUserImport404Response;
    /** The address exists, but not with this method. */
    405: UserImportAddBulkUserImport405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserImportAddBulkUserImport429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserImportAddBulkUserImport500Response;
}

/**
 * The error codes that `UserImport_addBulkUserImport` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UserImportAddBulkUserImportErrorCode = 'invalid_request';

/**
 * Parameters in the path of `UserImport_updateBulkUserImports`.
 */
export interface UserImportUpdateBulkUserImportsParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
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
     * The name of the file, where the CSV is the body itself and not a part of a form.
     *
     * @example filename=bulk-users.csv
     */
    "Content-Disposition"?: string | undefined;
}

/** The users, one per row. */
export type UserImportUpdateBulkUserImportsBody = BulkUserImportUpload | Blob;

/** The import waits in the queue. */
export type UserImportUpdateBulkUserImports200Response = OrganizationImportResponse;

/** The request does not fit the contract, or the file cannot be read. */
export type UserImportUpdateBulkUserImports400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserImportUpdateBulkUserImports401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserImportUpdateBulkUserImports403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserImportUpdateBulkUserImports404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserImportUpdateBulkUserImports405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserImportUpdateBulkUserImports429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserImportUpdateBulkUserImports500Response = ErrorDetails;

/**
 * Change users from a CSV file.
 *
 * Starts an import that changes users who are members already. The CSV file has a header row and
 * one row for each user and account; `APIUserName` holds the GUID of the user. It comes as the part
 * `file.csv` of a form, or as the body itself. The answer is the import as it stands in the queue.
 *
 * A new e-mail address holds for the user in all accounts. One import may hold 8000 users in 50
 * accounts, and no more than 2000 users for one account. The caller must be an administrator of
 * the organization.
 *
 * `UserImport_updateBulkUserImports`, `POST /v2/organizations/{organizationId}/imports/bulk_users/update`
 *
 * What it answers with, by status.
 */
export interface UserImportUpdateBulkUserImportsResponses {
    /** The import waits in the queue. */
    200: UserImportUpdateBulkUserImports200Response;
    /** The request does not fit the contract, or the file cannot be read. */
    400: UserImportUpdateBulkUserImports400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserImportUpdateBulkUserImports401Response;
    /** The token is good, but the user may not do this here. */
    403: UserImportUpdateBulkUserImports403Response;
    /** No such address, or nothing is stored under it. */
    404: UserImportUpdateBulkUserImports404Response;
    /** The address exists, but not with this method. */
    405: UserImportUpdateBulkUserImports405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserImportUpdateBulkUserImports429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserImportUpdateBulkUserImports500Response;
}

/**
 * The error codes that `UserImport_updateBulkUserImports` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UserImportUpdateBulkUserImportsErrorCode = 'invalid_request';

/**
 * Parameters in the path of `UserImport_closeBulkUserImportRequest`.
 */
export interface UserImportCloseBulkUserImportRequestParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
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
     * The name of the file, where the CSV is the body itself and not a part of a form.
     *
     * @example filename=bulk-users.csv
     */
    "Content-Disposition"?: string | undefined;
}

/** The users, one per row. */
export type UserImportCloseBulkUserImportRequestBody = BulkUserImportUpload | Blob;

/** The import waits in the queue. */
export type UserImportCloseBulkUserImportRequest200Response = OrganizationImportResponse;

/** The request does not fit the contract, or the file cannot be read. */
export type UserImportCloseBulkUserImportRequest400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserImportCloseBulkUserImportRequest401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserImportCloseBulkUserImportRequest403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserImportCloseBulkUserImportRequest404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserImportCloseBulkUserImportRequest405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserImportCloseBulkUserImportRequest429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserImportCloseBulkUserImportRequest500Response = ErrorDetails;

/**
 * Close memberships from a CSV file.
 *
 * Starts an import that closes the memberships of users. The CSV file has a header row and one row
 * for each user and account; it comes as the part `file.csv` of a form, or as the body itself. The
 * answer is the import as it stands in the queue.
 *
 * A row fails if it would close the membership of the caller, or that of the last active
 * administrator of an account. The caller must be an administrator of the organization.
 *
 * `UserImport_closeBulkUserImportRequest`, `POST /v2/organizations/{organizationId}/imports/bulk_users/close`
 *
 * What it answers with, by status.
 */
export interface UserImportCloseBulkUserImportRequestResponses {
    /** The import waits in the queue. */
    200: UserImportCloseBulkUserImportRequest200Response;
    /** The request does not fit the contract, or the file cannot be read. */
    400: UserImportCloseBulkUserImportRequest400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserImportCloseBulkUserImportRequest401Response;
    /** The token is good, but the user may not do this here. */
    403: UserImportCloseBulkUserImportRequest403Response;
    /** No such address, or nothing is stored under it. */
    404: UserImportCloseBulkUserImportRequest404Response;
    /** The address exists, but not with this method. */
    405: UserImportCloseBulkUserImportRequest405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserImportCloseBulkUserImportRequest429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserImportCloseBulkUserImportRequest500Response;
}

/**
 * The error codes that `UserImport_closeBulkUserImportRequest` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UserImportCloseBulkUserImportRequestErrorCode = 'invalid_request';

/**
 * Parameters in the path of `UserImport_getBulkUserImportRequests`.
 */
export interface UserImportGetBulkUserImportRequestsParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/** The imports of users. */
export type UserImportGetBulkUserImportRequests200Response = OrganizationImportsResponse;

/** The ID of the organization is no GUID. */
export type UserImportGetBulkUserImportRequests400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserImportGetBulkUserImportRequests401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserImportGetBulkUserImportRequests403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserImportGetBulkUserImportRequests404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserImportGetBulkUserImportRequests405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserImportGetBulkUserImportRequests429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserImportGetBulkUserImportRequests500Response = ErrorDetails;

/**
 * List the imports of users.
 *
 * Lists the imports of users of the organization, whether they add, change or close users, and
 * whether they wait, run or have ended. There are no pages. The caller must be an administrator of
 * the organization.
 *
 * `UserImport_getBulkUserImportRequests`, `GET /v2/organizations/{organizationId}/imports/bulk_users`
 *
 * What it answers with, by status.
 */
export interface UserImportGetBulkUserImportRequestsResponses {
    /** The imports of users. */
    200: UserImportGetBulkUserImportRequests200Response;
    /** The ID of the organization is no GUID. */
    400: UserImportGetBulkUserImportRequests400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserImportGetBulkUserImportRequests401Response;
    /** The token is good, but the user may not do this here. */
    403: UserImportGetBulkUserImportRequests403Response;
    /** No such address, or nothing is stored under it. */
    404: UserImportGetBulkUserImportRequests404Response;
    /** The address exists, but not with this method. */
    405: UserImportGetBulkUserImportRequests405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserImportGetBulkUserImportRequests429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserImportGetBulkUserImportRequests500Response;
}

/**
 * The error codes that `UserImport_getBulkUserImportRequests` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 */
export type UserImportGetBulkUserImportRequestsErrorCode = 'invalid_request';

/**
 * Parameters in the path of `UserImport_getBulkUserImportRequest`.
 */
export interface UserImportGetBulkUserImportRequestParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The import, by the GUID that its request returned.
     *
     * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
     */
    importId: string;
}

/** The import as it stands. */
export type UserImportGetBulkUserImportRequest200Response = OrganizationImportResponse;

/** An ID in the path is no GUID. */
export type UserImportGetBulkUserImportRequest400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserImportGetBulkUserImportRequest401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserImportGetBulkUserImportRequest403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserImportGetBulkUserImportRequest404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserImportGetBulkUserImportRequest405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserImportGetBulkUserImportRequest429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserImportGetBulkUserImportRequest500Response = ErrorDetails;

/**
 * Read an import of users.
 *
 * Returns one import with its progress. It is read again until its `status` is `completed` or
 * `failed`; then the counts and the rollups tell what came of the rows, and the outcome of each row
 * can be fetched as CSV. The caller must be an administrator of the organization.
 *
 * `UserImport_getBulkUserImportRequest`, `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 *
 * What it answers with, by status.
 */
export interface UserImportGetBulkUserImportRequestResponses {
    /** The import as it stands. */
    200: UserImportGetBulkUserImportRequest200Response;
    /** An ID in the path is no GUID. */
    400: UserImportGetBulkUserImportRequest400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserImportGetBulkUserImportRequest401Response;
    /** The token is good, but the user may not do this here. */
    403: UserImportGetBulkUserImportRequest403Response;
    /** No such address, or nothing is stored under it. */
    404: UserImportGetBulkUserImportRequest404Response;
    /** The address exists, but not with this method. */
    405: UserImportGetBulkUserImportRequest405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserImportGetBulkUserImportRequest429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserImportGetBulkUserImportRequest500Response;
}

/**
 * The error codes that `UserImport_getBulkUserImportRequest` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UserImportGetBulkUserImportRequestErrorCode = 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_deleteBulkUserImport`.
 */
export interface UserImportDeleteBulkUserImportParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The import, by the GUID that its request returned.
     *
     * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
     */
    importId: string;
}

/** The import and its outcome are gone. */
export type UserImportDeleteBulkUserImport200Response = BulkRequestDeletion;

/** An ID in the path is no GUID. */
export type UserImportDeleteBulkUserImport400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserImportDeleteBulkUserImport401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserImportDeleteBulkUserImport403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserImportDeleteBulkUserImport404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserImportDeleteBulkUserImport405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserImportDeleteBulkUserImport429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserImportDeleteBulkUserImport500Response = ErrorDetails;

/**
 * Delete an import of users.
 *
 * Deletes an import and its outcome. What the import has done to users stays; their memberships are
 * closed by an import of their own. The caller must be an administrator of the organization.
 *
 * `UserImport_deleteBulkUserImport`, `DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 *
 * What it answers with, by status.
 */
export interface UserImportDeleteBulkUserImportResponses {
    /** The import and its outcome are gone. */
    200: UserImportDeleteBulkUserImport200Response;
    /** An ID in the path is no GUID. */
    400: UserImportDeleteBulkUserImport400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserImportDeleteBulkUserImport401Response;
    /** The token is good, but the user may not do this here. */
    403: UserImportDeleteBulkUserImport403Response;
    /** No such address, or nothing is stored under it. */
    404: UserImportDeleteBulkUserImport404Response;
    /** The address exists, but not with this method. */
    405: UserImportDeleteBulkUserImport405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserImportDeleteBulkUserImport429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserImportDeleteBulkUserImport500Response;
}

/**
 * The error codes that `UserImport_deleteBulkUserImport` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UserImportDeleteBulkUserImportErrorCode = 'invalid_request' | 'not_found';

/**
 * Parameters in the path of `UserImport_getBulkUserImportCSV`.
 */
export interface UserImportGetBulkUserImportCSVParams {
    /**
     * The organization, by its GUID, as userinfo tells it.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
    /**
     * The import, by the GUID that its request returned.
     *
     * @example 7f1a2b3c-4d5e-4f60-8a71-92b3c4d5e6f7
     */
    importId: string;
}

/** The rows of the import with their outcome. */
export type UserImportGetBulkUserImportCSV200Response = Blob;

/** The request does not fit the contract, or the import has no outcome yet. */
export type UserImportGetBulkUserImportCSV400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type UserImportGetBulkUserImportCSV401Response = ErrorDetails;

/** The token is good, but the user may not do this here. */
export type UserImportGetBulkUserImportCSV403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type UserImportGetBulkUserImportCSV404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type UserImportGetBulkUserImportCSV405Response = ErrorDetails;

/** Too many calls came in too short a time; the rate headers say when it may go on. */
export type UserImportGetBulkUserImportCSV429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type UserImportGetBulkUserImportCSV500Response = ErrorDetails;

/**
 * Read the outcome of an import as CSV.
 *
 * Returns the rows of an import with what came of each. There is something to read once
 * `has_csv_results` of the import is true. The caller must be an administrator of the
 * organization.
 *
 * `UserImport_getBulkUserImportCSV`, `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv`
 *
 * What it answers with, by status.
 */
export interface UserImportGetBulkUserImportCSVResponses {
    /** The rows of the import with their outcome. */
    200: UserImportGetBulkUserImportCSV200Response;
    /** The request does not fit the contract, or the import has no outcome yet. */
    400: UserImportGetBulkUserImportCSV400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: UserImportGetBulkUserImportCSV401Response;
    /** The token is good, but the user may not do this here. */
    403: UserImportGetBulkUserImportCSV403Response;
    /** No such address, or nothing is stored under it. */
    404: UserImportGetBulkUserImportCSV404Response;
    /** The address exists, but not with this method. */
    405: UserImportGetBulkUserImportCSV405Response;
    /** Too many calls came in too short a time; the rate headers say when it may go on. */
    429: UserImportGetBulkUserImportCSV429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: UserImportGetBulkUserImportCSV500Response;
}

/**
 * The error codes that `UserImport_getBulkUserImportCSV` is known to answer with.
 *
 * - `invalid_request` (400): A parameter or the body does not fit. The description in the answer says what; mend it and call again.
 * - `not_found` (404): The organization has no object with this ID. List the objects to find the right one.
 */
export type UserImportGetBulkUserImportCSVErrorCode = 'invalid_request' | 'not_found';
