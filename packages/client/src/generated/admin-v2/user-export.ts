/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserExportCreateUserListExport200Response, UserExportCreateUserListExportBody, UserExportCreateUserListExportParams, UserExportCreateUserListExportResponses, UserExportDeleteUserListExport200Response, UserExportDeleteUserListExportParams, UserExportDeleteUserListExportResponses, UserExportGetUserListExport200Response, UserExportGetUserListExportParams, UserExportGetUserListExportResponses, UserExportGetUserListExports200Response, UserExportGetUserListExportsParams, UserExportGetUserListExportsResponses } from '@countersign/types/admin-v2/user-export';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `userExportGetUserListExports`.
 */
export interface UserExportGetUserListExportsInput {
    path?: PathOf<UserExportGetUserListExportsParams> | undefined;
}
/**
 * List the exports of users.
 *
 * Returns the exports of users that were requested in the organization, whether they are queued, in
 * process or finished, until they expire. The list is not paged.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right to manage users, who gets only their own exports.
 *
 * UserExport_getUserListExports: `GET /v2/organizations/{organizationId}/exports/user_list`
 *
 * The token needs the scope `user_read`.
 */
export const userExportGetUserListExports: Operation<UserExportGetUserListExportsInput, UserExportGetUserListExports200Response, UserExportGetUserListExportsResponses, 'admin'> = /* @__PURE__ */ operation('UserExport_getUserListExports', 'GET', '/v2/organizations/{organizationId}/exports/user_list');


/**
 * The input of `userExportCreateUserListExport`.
 */
export interface UserExportCreateUserListExportInput {
    path?: PathOf<UserExportCreateUserListExportParams> | undefined;
    body: UserExportCreateUserListExportBody;
}
/**
 * Export users.
 *
 * Starts an export of users of the organization. `type` specifies which users are exported. The
 * export can be limited to certain accounts or e-mail domains. The response contains the queued
 * export. Poll the export by its ID until its `status` is `completed`. It then names the CSV files.
 *
 * A file has a header row and one row for each membership. Its columns are `SiteID`, `AccountID`,
 * `AccountName`, `APIUserName`, `FullName`, `FirstName`, `LastName`, `UserEmail`, `UserStatus`,
 * `AddedDate`, `MembershipStatus`, `eSignPermissionProfile`, `CompanyName`, `JobTitle`,
 * `AddressLine1`, `AdressLine2`, `City`, `StateRegionProvince`, `PostalCode`, `Country`, `Phone`,
 * `Groups`, `EnableCLM`, `CLMPermissionProfile`, `IdentityProviderInfo`, `eSignPermissionProfileID`
 * and `LicenseType`. `APIUserName` is the GUID of the user. Several groups are separated by `;`.
 *
 * The caller must be an administrator of the organization, or a delegated administrator with the
 * right to manage users. A delegated administrator gets the members of the accounts of the
 * delegation, and cannot export memberships of other accounts.
 *
 * UserExport_createUserListExport: `POST /v2/organizations/{organizationId}/exports/user_list`
 *
 * The token needs the scope `user_read`.
 */
export const userExportCreateUserListExport: Operation<UserExportCreateUserListExportInput, UserExportCreateUserListExport200Response, UserExportCreateUserListExportResponses, 'admin'> = /* @__PURE__ */ operation('UserExport_createUserListExport', 'POST', '/v2/organizations/{organizationId}/exports/user_list');


/**
 * The input of `userExportGetUserListExport`.
 */
export interface UserExportGetUserListExportInput {
    path: PathOf<UserExportGetUserListExportParams>;
}
/**
 * Read an export of users.
 *
 * Returns one export of users with its progress. Once its `status` is `completed`, `results`
 * contains the URL of each CSV file. There is one file for each site of the service that stores
 * users of the organization. The files are downloaded with an access token until the export expires.
 *
 * The caller must be an administrator of the organization, or the delegated administrator who
 * requested the export.
 *
 * UserExport_getUserListExport: `GET /v2/organizations/{organizationId}/exports/user_list/{exportId}`
 *
 * The token needs the scope `user_read`.
 */
export const userExportGetUserListExport: Operation<UserExportGetUserListExportInput, UserExportGetUserListExport200Response, UserExportGetUserListExportResponses, 'admin'> = /* @__PURE__ */ operation('UserExport_getUserListExport', 'GET', '/v2/organizations/{organizationId}/exports/user_list/{exportId}');


/**
 * The input of `userExportDeleteUserListExport`.
 */
export interface UserExportDeleteUserListExportInput {
    path: PathOf<UserExportDeleteUserListExportParams>;
}
/**
 * Delete an export of users.
 *
 * Deletes an export of users with its files, whether it is queued, in process or finished. An export
 * that is in process stops. The users themselves are not changed.
 *
 * The caller must be an administrator of the organization, or the delegated administrator who
 * requested the export.
 *
 * UserExport_deleteUserListExport: `DELETE /v2/organizations/{organizationId}/exports/user_list/{exportId}`
 *
 * The token needs the scope `user_read`.
 */
export const userExportDeleteUserListExport: Operation<UserExportDeleteUserListExportInput, UserExportDeleteUserListExport200Response, UserExportDeleteUserListExportResponses, 'admin'> = /* @__PURE__ */ operation('UserExport_deleteUserListExport', 'DELETE', '/v2/organizations/{organizationId}/exports/user_list/{exportId}');

