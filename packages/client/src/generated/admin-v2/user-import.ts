/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserImportAddBulkUserImport200Response, UserImportAddBulkUserImportBody, UserImportAddBulkUserImportHeader, UserImportAddBulkUserImportParams, UserImportAddBulkUserImportResponses, UserImportCloseBulkExternalUserImportRequest200Response, UserImportCloseBulkExternalUserImportRequestParams, UserImportCloseBulkExternalUserImportRequestResponses, UserImportCloseBulkUserImportRequest200Response, UserImportCloseBulkUserImportRequestBody, UserImportCloseBulkUserImportRequestHeader, UserImportCloseBulkUserImportRequestParams, UserImportCloseBulkUserImportRequestResponses, UserImportDeleteBulkUserImport200Response, UserImportDeleteBulkUserImportParams, UserImportDeleteBulkUserImportResponses, UserImportGetBulkUserImportCSV200Response, UserImportGetBulkUserImportCSVParams, UserImportGetBulkUserImportCSVResponses, UserImportGetBulkUserImportRequest200Response, UserImportGetBulkUserImportRequestParams, UserImportGetBulkUserImportRequestResponses, UserImportGetBulkUserImportRequests200Response, UserImportGetBulkUserImportRequestsParams, UserImportGetBulkUserImportRequestsResponses, UserImportUpdateBulkUserImports200Response, UserImportUpdateBulkUserImportsBody, UserImportUpdateBulkUserImportsHeader, UserImportUpdateBulkUserImportsParams, UserImportUpdateBulkUserImportsResponses } from '@countersign/types/admin-v2/user-import';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * The input of `userImportAddBulkUserImport`.
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
 * UserImport_addBulkUserImport: `POST /v2/organizations/{organizationId}/imports/bulk_users/add`
 *
 * The token needs the scope `user_write`.
 */
export const userImportAddBulkUserImport: Operation<UserImportAddBulkUserImportInput, UserImportAddBulkUserImport200Response, UserImportAddBulkUserImportResponses, 'admin'> = /* @__PURE__ */ operation('UserImport_addBulkUserImport', 'POST', '/v2/organizations/{organizationId}/imports/bulk_users/add', {
    mediaTypes: ['multipart/form-data', 'text/csv', 'application/octet-stream'],
    encode: encodeBody
});


/**
 * The input of `userImportUpdateBulkUserImports`.
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
 * UserImport_updateBulkUserImports: `POST /v2/organizations/{organizationId}/imports/bulk_users/update`
 *
 * The token needs the scope `user_write`.
 */
export const userImportUpdateBulkUserImports: Operation<UserImportUpdateBulkUserImportsInput, UserImportUpdateBulkUserImports200Response, UserImportUpdateBulkUserImportsResponses, 'admin'> = /* @__PURE__ */ operation('UserImport_updateBulkUserImports', 'POST', '/v2/organizations/{organizationId}/imports/bulk_users/update', {
    mediaTypes: ['multipart/form-data', 'text/csv', 'application/octet-stream'],
    encode: encodeBody
});


/**
 * The input of `userImportCloseBulkUserImportRequest`.
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
 * The columns are `AccountID`, `FirstName`, `LastName`, `UserEmail` and `PermissionSet`, which can
 * be empty. `APIUserName` or `MembershipID` can take the place of name and address. In the results,
 * `membership_closed` means that the row closed a membership.
 *
 * A row fails if it would close the membership of the caller or of the last active administrator of
 * an account. The caller must be an administrator of the organization, or a delegated one with the
 * right to manage users.
 *
 * UserImport_closeBulkUserImportRequest: `POST /v2/organizations/{organizationId}/imports/bulk_users/close`
 *
 * The token needs the scope `user_write`.
 */
export const userImportCloseBulkUserImportRequest: Operation<UserImportCloseBulkUserImportRequestInput, UserImportCloseBulkUserImportRequest200Response, UserImportCloseBulkUserImportRequestResponses, 'admin'> = /* @__PURE__ */ operation('UserImport_closeBulkUserImportRequest', 'POST', '/v2/organizations/{organizationId}/imports/bulk_users/close', {
    mediaTypes: ['multipart/form-data', 'text/csv', 'application/octet-stream'],
    encode: encodeBody
});


/**
 * The input of `userImportCloseBulkExternalUserImportRequest`.
 */
export interface UserImportCloseBulkExternalUserImportRequestInput {
    path?: PathOf<UserImportCloseBulkExternalUserImportRequestParams> | undefined;
}
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
 * UserImport_closeBulkExternalUserImportRequest: `POST /v2/organizations/{organizationId}/imports/bulk_users/close_external`
 *
 * The token needs the scope `user_write`.
 */
export const userImportCloseBulkExternalUserImportRequest: Operation<UserImportCloseBulkExternalUserImportRequestInput, UserImportCloseBulkExternalUserImportRequest200Response, UserImportCloseBulkExternalUserImportRequestResponses, 'admin'> = /* @__PURE__ */ operation('UserImport_closeBulkExternalUserImportRequest', 'POST', '/v2/organizations/{organizationId}/imports/bulk_users/close_external');


/**
 * The input of `userImportGetBulkUserImportRequests`.
 */
export interface UserImportGetBulkUserImportRequestsInput {
    path?: PathOf<UserImportGetBulkUserImportRequestsParams> | undefined;
}
/**
 * List the imports of users.
 *
 * Returns the imports of users of the organization, whether they add, change or close users, and
 * whether they are queued, in process or finished. The list is not paged. Administrators of the
 * organization get all imports, other callers those that they requested.
 *
 * UserImport_getBulkUserImportRequests: `GET /v2/organizations/{organizationId}/imports/bulk_users`
 *
 * The token needs the scope `user_read`.
 */
export const userImportGetBulkUserImportRequests: Operation<UserImportGetBulkUserImportRequestsInput, UserImportGetBulkUserImportRequests200Response, UserImportGetBulkUserImportRequestsResponses, 'admin'> = /* @__PURE__ */ operation('UserImport_getBulkUserImportRequests', 'GET', '/v2/organizations/{organizationId}/imports/bulk_users');


/**
 * The input of `userImportGetBulkUserImportRequest`.
 */
export interface UserImportGetBulkUserImportRequestInput {
    path: PathOf<UserImportGetBulkUserImportRequestParams>;
}
/**
 * Read an import of users.
 *
 * Returns one import with its progress. Poll the import until its `status` is `completed` or
 * `failed`. The counts and rollups then summarize the results, and the result of each row is
 * available as CSV. The caller must be an administrator of the organization, or have requested the
 * import.
 *
 * UserImport_getBulkUserImportRequest: `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 *
 * The token needs the scope `user_read`.
 */
export const userImportGetBulkUserImportRequest: Operation<UserImportGetBulkUserImportRequestInput, UserImportGetBulkUserImportRequest200Response, UserImportGetBulkUserImportRequestResponses, 'admin'> = /* @__PURE__ */ operation('UserImport_getBulkUserImportRequest', 'GET', '/v2/organizations/{organizationId}/imports/bulk_users/{importId}');


/**
 * The input of `userImportDeleteBulkUserImport`.
 */
export interface UserImportDeleteBulkUserImportInput {
    path: PathOf<UserImportDeleteBulkUserImportParams>;
}
/**
 * Delete an import of users.
 *
 * Deletes an import and its results. Changes that the import made to users are kept; rows that were
 * not processed yet are not imported any more. To close memberships, use a close import. The caller
 * must be an administrator of the organization, or have requested the import.
 *
 * UserImport_deleteBulkUserImport: `DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 *
 * The token needs the scope `user_write`.
 */
export const userImportDeleteBulkUserImport: Operation<UserImportDeleteBulkUserImportInput, UserImportDeleteBulkUserImport200Response, UserImportDeleteBulkUserImportResponses, 'admin'> = /* @__PURE__ */ operation('UserImport_deleteBulkUserImport', 'DELETE', '/v2/organizations/{organizationId}/imports/bulk_users/{importId}');


/**
 * The input of `userImportGetBulkUserImportCSV`.
 */
export interface UserImportGetBulkUserImportCSVInput {
    path: PathOf<UserImportGetBulkUserImportCSVParams>;
}
/**
 * Read the results of an import as CSV.
 *
 * Returns the rows of an import with the result of each row, in two additional columns:
 * `ProcessingResults` contains one or more values of `error_type`, separated by semicolons, and
 * `ProcessingDetails` a sentence about a row that failed or has a warning. All other cells are as
 * they were sent. The results are available once `has_csv_results` of the import is `true`. The
 * caller must be an administrator of the organization, or have requested the import.
 *
 * UserImport_getBulkUserImportCSV: `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv`
 *
 * The token needs the scope `user_read`.
 */
export const userImportGetBulkUserImportCSV: DocumentOperation<UserImportGetBulkUserImportCSVInput, UserImportGetBulkUserImportCSV200Response, UserImportGetBulkUserImportCSVResponses, 'admin'> = /* @__PURE__ */ documentOperation('UserImport_getBulkUserImportCSV', 'GET', '/v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv');

