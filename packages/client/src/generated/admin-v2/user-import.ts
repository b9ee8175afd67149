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

