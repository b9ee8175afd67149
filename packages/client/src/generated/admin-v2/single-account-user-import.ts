/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestBody, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestResponses, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestBody, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestResponses } from '@countersign/types/admin-v2/single-account-user-import';
import type { BinaryBody, PathOf, Operation } from '../../index.js';
import { operation, encodeBody } from '../../index.js';


/**
 * The input of `singleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest`.
 */
export interface SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestInput {
    path?: PathOf<SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestParams> | undefined;
    header?: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestHeader | undefined;
    body: SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestBody | BinaryBody;
    contentType?: ('multipart/form-data' | 'text/csv' | 'application/octet-stream') | undefined;
}
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
export const singleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest: Operation<SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestInput, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest200Response, SingleAccountUserImportCreateBulkImportSingleAccountAddUsersRequestResponses, 'admin'> = /* @__PURE__ */ operation('SingleAccountUserImport_createBulkImportSingleAccountAddUsersRequest', 'POST', '/v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/add', {
    mediaTypes: ['multipart/form-data', 'text/csv', 'application/octet-stream'],
    encode: encodeBody
});


/**
 * The input of `singleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest`.
 */
export interface SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestInput {
    path?: PathOf<SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestParams> | undefined;
    header?: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestHeader | undefined;
    body: SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestBody | BinaryBody;
    contentType?: ('multipart/form-data' | 'text/csv' | 'application/octet-stream') | undefined;
}
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
export const singleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest: Operation<SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestInput, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest200Response, SingleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequestResponses, 'admin'> = /* @__PURE__ */ operation('SingleAccountUserImport_createBulkImportSingleAccountUpdateUsersRequest', 'POST', '/v2/organizations/{organizationId}/accounts/{accountId}/imports/bulk_users/update', {
    mediaTypes: ['multipart/form-data', 'text/csv', 'application/octet-stream'],
    encode: encodeBody
});

