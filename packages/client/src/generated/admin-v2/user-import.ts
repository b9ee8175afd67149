/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserImportAddBulkUserImport200Response, UserImportAddBulkUserImportBody, UserImportAddBulkUserImportHeader, UserImportAddBulkUserImportParams, UserImportAddBulkUserImportResponses, UserImportCloseBulkUserImportRequest200Response, UserImportCloseBulkUserImportRequestBody, UserImportCloseBulkUserImportRequestHeader, UserImportCloseBulkUserImportRequestParams, UserImportCloseBulkUserImportRequestResponses, UserImportDeleteBulkUserImport200Response, UserImportDeleteBulkUserImportParams, UserImportDeleteBulkUserImportResponses, UserImportGetBulkUserImportCSV200Response, UserImportGetBulkUserImportCSVParams, UserImportGetBulkUserImportCSVResponses, UserImportGetBulkUserImportRequest200Response, UserImportGetBulkUserImportRequestParams, UserImportGetBulkUserImportRequestResponses, UserImportGetBulkUserImportRequests200Response, UserImportGetBulkUserImportRequestsParams, UserImportGetBulkUserImportRequestsResponses, UserImportUpdateBulkUserImports200Response, UserImportUpdateBulkUserImportsBody, UserImportUpdateBulkUserImportsHeader, UserImportUpdateBulkUserImportsParams, UserImportUpdateBulkUserImportsResponses } from '@countersign/types/admin-v2/user-import';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * What `userImportAddBulkUserImport` takes.
 */
export interface UserImportAddBulkUserImportInput {
    path?: PathOf<UserImportAddBulkUserImportParams> | undefined;
    header?: UserImportAddBulkUserImportHeader | undefined;
    body: UserImportAddBulkUserImportBody | BinaryBody;
    contentType?: ('multipart/form-data' | 'text/csv' | 'application/octet-stream') | undefined;
}
/**
 * Add users from a CSV file.
 *
 * Starts an import that adds users to the accounts of an organization. The CSV file has a header row
 * and one row for each user and account. Send it as the part `file.csv` of a form, or as the request
 * body itself. The response contains the queued import. Use its `id` to get the result.
 *
 * One import can contain up to 8000 users in 50 accounts, and up to 2000 users for one account. The
 * caller must be an administrator of the organization.
 *
 * UserImport_addBulkUserImport: `POST /v2/organizations/{organizationId}/imports/bulk_users/add`
 */
export const userImportAddBulkUserImport: Operation<UserImportAddBulkUserImportInput, UserImportAddBulkUserImport200Response, UserImportAddBulkUserImportResponses> = /* @__PURE__ */ operation('UserImport_addBulkUserImport', 'POST', '/v2/organizations/{organizationId}/imports/bulk_users/add', {
    mediaTypes: ['multipart/form-data', 'text/csv', 'application/octet-stream'],
    encode: encodeBody
});


/**
 * What `userImportUpdateBulkUserImports` takes.
 */
export interface UserImportUpdateBulkUserImportsInput {
    path?: PathOf<UserImportUpdateBulkUserImportsParams> | undefined;
    header?: UserImportUpdateBulkUserImportsHeader | undefined;
    body: UserImportUpdateBulkUserImportsBody | BinaryBody;
    contentType?: ('multipart/form-data' | 'text/csv' | 'application/octet-stream') | undefined;
}
/**
 * Change users from a CSV file.
 *
 * Starts an import that changes existing members. The CSV file has a header row and one row for each
 * user and account. The column `APIUserName` contains the GUID of the user. Send the file as the
 * part `file.csv` of a form, or as the request body itself. The response contains the queued import.
 *
 * A new e-mail address applies to the user in all accounts. One import can contain up to 8000 users
 * in 50 accounts, and up to 2000 users for one account. The caller must be an administrator of the
 * organization.
 *
 * UserImport_updateBulkUserImports: `POST /v2/organizations/{organizationId}/imports/bulk_users/update`
 */
export const userImportUpdateBulkUserImports: Operation<UserImportUpdateBulkUserImportsInput, UserImportUpdateBulkUserImports200Response, UserImportUpdateBulkUserImportsResponses> = /* @__PURE__ */ operation('UserImport_updateBulkUserImports', 'POST', '/v2/organizations/{organizationId}/imports/bulk_users/update', {
    mediaTypes: ['multipart/form-data', 'text/csv', 'application/octet-stream'],
    encode: encodeBody
});


/**
 * What `userImportCloseBulkUserImportRequest` takes.
 */
export interface UserImportCloseBulkUserImportRequestInput {
    path?: PathOf<UserImportCloseBulkUserImportRequestParams> | undefined;
    header?: UserImportCloseBulkUserImportRequestHeader | undefined;
    body: UserImportCloseBulkUserImportRequestBody | BinaryBody;
    contentType?: ('multipart/form-data' | 'text/csv' | 'application/octet-stream') | undefined;
}
/**
 * Close memberships from a CSV file.
 *
 * Starts an import that closes the memberships of users. The CSV file has a header row and one row
 * for each user and account. Send it as the part `file.csv` of a form, or as the request body
 * itself. The response contains the queued import.
 *
 * A row fails if it would close the membership of the caller or of the last active administrator of
 * an account. The caller must be an administrator of the organization.
 *
 * UserImport_closeBulkUserImportRequest: `POST /v2/organizations/{organizationId}/imports/bulk_users/close`
 */
export const userImportCloseBulkUserImportRequest: Operation<UserImportCloseBulkUserImportRequestInput, UserImportCloseBulkUserImportRequest200Response, UserImportCloseBulkUserImportRequestResponses> = /* @__PURE__ */ operation('UserImport_closeBulkUserImportRequest', 'POST', '/v2/organizations/{organizationId}/imports/bulk_users/close', {
    mediaTypes: ['multipart/form-data', 'text/csv', 'application/octet-stream'],
    encode: encodeBody
});


/**
 * What `userImportGetBulkUserImportRequests` takes.
 */
export interface UserImportGetBulkUserImportRequestsInput {
    path?: PathOf<UserImportGetBulkUserImportRequestsParams> | undefined;
}
/**
 * List the imports of users.
 *
 * Returns the imports of users of the organization, whether they add, change or close users, and
 * whether they are queued, in process or finished. The list is not paged. The caller must be an
 * administrator of the organization.
 *
 * UserImport_getBulkUserImportRequests: `GET /v2/organizations/{organizationId}/imports/bulk_users`
 */
export const userImportGetBulkUserImportRequests: Operation<UserImportGetBulkUserImportRequestsInput, UserImportGetBulkUserImportRequests200Response, UserImportGetBulkUserImportRequestsResponses> = /* @__PURE__ */ operation('UserImport_getBulkUserImportRequests', 'GET', '/v2/organizations/{organizationId}/imports/bulk_users');


/**
 * What `userImportGetBulkUserImportRequest` takes.
 */
export interface UserImportGetBulkUserImportRequestInput {
    path: PathOf<UserImportGetBulkUserImportRequestParams>;
}
/**
 * Read an import of users.
 *
 * Returns one import with its progress. Poll the import until its `status` is `completed` or
 * `failed`. The counts and rollups then summarize the results, and the result of each row is
 * available as CSV. The caller must be an administrator of the organization.
 *
 * UserImport_getBulkUserImportRequest: `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 */
export const userImportGetBulkUserImportRequest: Operation<UserImportGetBulkUserImportRequestInput, UserImportGetBulkUserImportRequest200Response, UserImportGetBulkUserImportRequestResponses> = /* @__PURE__ */ operation('UserImport_getBulkUserImportRequest', 'GET', '/v2/organizations/{organizationId}/imports/bulk_users/{importId}');


/**
 * What `userImportDeleteBulkUserImport` takes.
 */
export interface UserImportDeleteBulkUserImportInput {
    path: PathOf<UserImportDeleteBulkUserImportParams>;
}
/**
 * Delete an import of users.
 *
 * Deletes an import and its results. Changes that the import made to users are kept. To close
 * memberships, use a close import. The caller must be an administrator of the organization.
 *
 * UserImport_deleteBulkUserImport: `DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 */
export const userImportDeleteBulkUserImport: Operation<UserImportDeleteBulkUserImportInput, UserImportDeleteBulkUserImport200Response, UserImportDeleteBulkUserImportResponses> = /* @__PURE__ */ operation('UserImport_deleteBulkUserImport', 'DELETE', '/v2/organizations/{organizationId}/imports/bulk_users/{importId}');


/**
 * What `userImportGetBulkUserImportCSV` takes.
 */
export interface UserImportGetBulkUserImportCSVInput {
    path: PathOf<UserImportGetBulkUserImportCSVParams>;
}
/**
 * Read the results of an import as CSV.
 *
 * Returns the rows of an import with the result of each row. The results are available once
 * `has_csv_results` of the import is `true`. The caller must be an administrator of the
 * organization.
 *
 * UserImport_getBulkUserImportCSV: `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv`
 */
export const userImportGetBulkUserImportCSV: DocumentOperation<UserImportGetBulkUserImportCSVInput, UserImportGetBulkUserImportCSV200Response, UserImportGetBulkUserImportCSVResponses> = /* @__PURE__ */ documentOperation('UserImport_getBulkUserImportCSV', 'GET', '/v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv');

