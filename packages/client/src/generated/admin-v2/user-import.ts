/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/admin-v2';
import { operation } from '../../operation.js';


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
 * UserImport_addBulkUserImport: `POST /v2/organizations/{organizationId}/imports/bulk_users/add`
 */
export const userImportAddBulkUserImport = /* @__PURE__ */ operation<operations['UserImport_addBulkUserImport']>({
    id: 'UserImport_addBulkUserImport',
    method: 'POST',
    path: '/v2/organizations/{organizationId}/imports/bulk_users/add',
    mediaTypes: ['multipart/form-data', 'text/csv']
});


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
 * UserImport_updateBulkUserImports: `POST /v2/organizations/{organizationId}/imports/bulk_users/update`
 */
export const userImportUpdateBulkUserImports = /* @__PURE__ */ operation<operations['UserImport_updateBulkUserImports']>({
    id: 'UserImport_updateBulkUserImports',
    method: 'POST',
    path: '/v2/organizations/{organizationId}/imports/bulk_users/update',
    mediaTypes: ['multipart/form-data', 'text/csv']
});


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
 * UserImport_closeBulkUserImportRequest: `POST /v2/organizations/{organizationId}/imports/bulk_users/close`
 */
export const userImportCloseBulkUserImportRequest = /* @__PURE__ */ operation<operations['UserImport_closeBulkUserImportRequest']>({
    id: 'UserImport_closeBulkUserImportRequest',
    method: 'POST',
    path: '/v2/organizations/{organizationId}/imports/bulk_users/close',
    mediaTypes: ['multipart/form-data', 'text/csv']
});


/**
 * List the imports of users.
 *
 * Lists the imports of users of the organization, whether they add, change or close users, and
 * whether they wait, run or have ended. There are no pages. The caller must be an administrator of
 * the organization.
 *
 * UserImport_getBulkUserImportRequests: `GET /v2/organizations/{organizationId}/imports/bulk_users`
 */
export const userImportGetBulkUserImportRequests = /* @__PURE__ */ operation<operations['UserImport_getBulkUserImportRequests']>({
    id: 'UserImport_getBulkUserImportRequests',
    method: 'GET',
    path: '/v2/organizations/{organizationId}/imports/bulk_users'
});


/**
 * Read an import of users.
 *
 * Returns one import with its progress. It is read again until its `status` is `completed` or
 * `failed`; then the counts and the rollups tell what came of the rows, and the outcome of each row
 * can be fetched as CSV. The caller must be an administrator of the organization.
 *
 * UserImport_getBulkUserImportRequest: `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 */
export const userImportGetBulkUserImportRequest = /* @__PURE__ */ operation<operations['UserImport_getBulkUserImportRequest']>({
    id: 'UserImport_getBulkUserImportRequest',
    method: 'GET',
    path: '/v2/organizations/{organizationId}/imports/bulk_users/{importId}'
});


/**
 * Delete an import of users.
 *
 * Deletes an import and its outcome. What the import has done to users stays; their memberships are
 * closed by an import of their own. The caller must be an administrator of the organization.
 *
 * UserImport_deleteBulkUserImport: `DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
 */
export const userImportDeleteBulkUserImport = /* @__PURE__ */ operation<operations['UserImport_deleteBulkUserImport']>({
    id: 'UserImport_deleteBulkUserImport',
    method: 'DELETE',
    path: '/v2/organizations/{organizationId}/imports/bulk_users/{importId}'
});


/**
 * Read the outcome of an import as CSV.
 *
 * Returns the rows of an import with what came of each. There is something to read once
 * `has_csv_results` of the import is true. The caller must be an administrator of the
 * organization.
 *
 * UserImport_getBulkUserImportCSV: `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv`
 */
export const userImportGetBulkUserImportCSV = /* @__PURE__ */ operation<operations['UserImport_getBulkUserImportCSV']>({
    id: 'UserImport_getBulkUserImportCSV',
    method: 'GET',
    path: '/v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv'
});

