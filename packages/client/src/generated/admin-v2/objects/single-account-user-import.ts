// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestResponses, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestResponses } from '@countersign/types/admin-v2/single-account-user-import';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestInput, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestInput } from '../single-account-user-import.js';
import { singleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest, singleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest } from '../single-account-user-import.js';
/**
 * The same imports for one account, which the path names. Their files need no column with the ID
 * of the account, so that the administrators of an account can write them without it.
 */
export interface SingleAccountUserImport {
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
     * SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest: `POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add`
     *
     * The token needs the scope `user_write`.
     */
    createBulkImportSingleAccountAddUsersRequest(input: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestInput, options?: CallOptions): Call<SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestResponses>;
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
     * SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest: `POST /v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update`
     *
     * The token needs the scope `user_write`.
     */
    createBulkImportSingleAccountUpdateUsersRequest(input: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestInput, options?: CallOptions): Call<SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestResponses>;
}
/**
 * Creates an object whose methods are the functions of SingleAccountUserImport.
 */
export function singleAccountUserImport(client: Client<'admin'>): SingleAccountUserImport {
    return {
        createBulkImportSingleAccountAddUsersRequest: singleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest.bind(null, client),
        createBulkImportSingleAccountUpdateUsersRequest: singleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest.bind(null, client)
    };
}

