// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserImportAddBulkUserImport200Response, UserImportAddBulkUserImportResponses, UserImportCloseBulkUserImportRequest200Response, UserImportCloseBulkUserImportRequestResponses, UserImportDeleteBulkUserImport200Response, UserImportDeleteBulkUserImportResponses, UserImportGetBulkUserImportCSV200Response, UserImportGetBulkUserImportCSVResponses, UserImportGetBulkUserImportRequest200Response, UserImportGetBulkUserImportRequestResponses, UserImportGetBulkUserImportRequests200Response, UserImportGetBulkUserImportRequestsResponses, UserImportUpdateBulkUserImports200Response, UserImportUpdateBulkUserImportsResponses } from '@countersign/types/admin-v2/user-import';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { UserImportAddBulkUserImportInput, UserImportCloseBulkUserImportRequestInput, UserImportDeleteBulkUserImportInput, UserImportGetBulkUserImportCSVInput, UserImportGetBulkUserImportRequestInput, UserImportGetBulkUserImportRequestsInput, UserImportUpdateBulkUserImportsInput } from '../user-import.js';
import { userImportAddBulkUserImport, userImportCloseBulkUserImportRequest, userImportDeleteBulkUserImport, userImportGetBulkUserImportCSV, userImportGetBulkUserImportRequest, userImportGetBulkUserImportRequests, userImportUpdateBulkUserImports } from '../user-import.js';
/**
 * An import adds, changes or closes many users at once, from a CSV file with one user per row. It
 * runs in the background. Use its ID to get its progress and the result of each row.
 */
export interface UserImport {
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
    addBulkUserImport(input: UserImportAddBulkUserImportInput, options?: CallOptions): Call<UserImportAddBulkUserImport200Response, UserImportAddBulkUserImportResponses>;
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
    updateBulkUserImports(input: UserImportUpdateBulkUserImportsInput, options?: CallOptions): Call<UserImportUpdateBulkUserImports200Response, UserImportUpdateBulkUserImportsResponses>;
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
    closeBulkUserImportRequest(input: UserImportCloseBulkUserImportRequestInput, options?: CallOptions): Call<UserImportCloseBulkUserImportRequest200Response, UserImportCloseBulkUserImportRequestResponses>;
    /**
     * List the imports of users.
     *
     * Returns the imports of users of the organization, whether they add, change or close users, and
     * whether they are queued, in process or finished. The list is not paged. The caller must be an
     * administrator of the organization.
     *
     * UserImport_getBulkUserImportRequests: `GET /v2/organizations/{organizationId}/imports/bulk_users`
     */
    getBulkUserImportRequests(input?: UserImportGetBulkUserImportRequestsInput, options?: CallOptions): Call<UserImportGetBulkUserImportRequests200Response, UserImportGetBulkUserImportRequestsResponses>;
    /**
     * Read an import of users.
     *
     * Returns one import with its progress. Poll the import until its `status` is `completed` or
     * `failed`. The counts and rollups then summarize the results, and the result of each row is
     * available as CSV. The caller must be an administrator of the organization.
     *
     * UserImport_getBulkUserImportRequest: `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
     */
    getBulkUserImportRequest(input: UserImportGetBulkUserImportRequestInput, options?: CallOptions): Call<UserImportGetBulkUserImportRequest200Response, UserImportGetBulkUserImportRequestResponses>;
    /**
     * Delete an import of users.
     *
     * Deletes an import and its results. Changes that the import made to users are kept. To close
     * memberships, use a close import. The caller must be an administrator of the organization.
     *
     * UserImport_deleteBulkUserImport: `DELETE /v2/organizations/{organizationId}/imports/bulk_users/{importId}`
     */
    deleteBulkUserImport(input: UserImportDeleteBulkUserImportInput, options?: CallOptions): Call<UserImportDeleteBulkUserImport200Response, UserImportDeleteBulkUserImportResponses>;
    /**
     * Read the results of an import as CSV.
     *
     * Returns the rows of an import with the result of each row. The results are available once
     * `has_csv_results` of the import is `true`. The caller must be an administrator of the
     * organization.
     *
     * UserImport_getBulkUserImportCSV: `GET /v2/organizations/{organizationId}/imports/bulk_users/{importId}/results_csv`
     */
    getBulkUserImportCSV(input: UserImportGetBulkUserImportCSVInput, options?: CallOptions): DocumentCall<UserImportGetBulkUserImportCSV200Response, UserImportGetBulkUserImportCSVResponses>;
}
/**
 * Creates an object whose methods are the functions of UserImport.
 */
export function userImport(client: Client): UserImport {
    return {
        addBulkUserImport: userImportAddBulkUserImport.bind(null, client),
        updateBulkUserImports: userImportUpdateBulkUserImports.bind(null, client),
        closeBulkUserImportRequest: userImportCloseBulkUserImportRequest.bind(null, client),
        getBulkUserImportRequests: userImportGetBulkUserImportRequests.bind(null, client),
        getBulkUserImportRequest: userImportGetBulkUserImportRequest.bind(null, client),
        deleteBulkUserImport: userImportDeleteBulkUserImport.bind(null, client),
        getBulkUserImportCSV: userImportGetBulkUserImportCSV.bind(null, client)
    };
}

